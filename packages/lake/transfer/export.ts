import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assetFile, parseAssetId, type AssetName } from '../assets/ids.ts';
import type { Dataset } from '../documents/dataset.ts';
import { isRecord, type LakeDocument } from '../documents/document.ts';
import { isPublished } from '../documents/ids.ts';
import type { LakeBlobs } from '../ports.ts';

export interface ExportRequest {
  dataset: string;
  /** Created if missing; gets `data.ndjson`, `assets.json`, `images/` and `files/`, like an unpacked Sanity export. */
  folder: string;
  /** Excludes drafts and versions. */
  publishedOnly?: boolean;
}

export interface ExportReport {
  documents: number;
  assets: number;
  /** Assets whose bytes are missing from the store. */
  missing: string[];
}

export async function exportDocuments(
  request: ExportRequest,
  dataset: Dataset,
  blobs: LakeBlobs,
): Promise<ExportReport> {
  await dataset.current();
  const all = [...dataset.all()].filter(({ _id }) => request.publishedOnly !== true || isPublished(_id));
  return writeExport(request.folder, all, ({ sha1 }) => blobs.get(sha1));
}

/**
 * Writes documents in the format that `sanity dataset import` and this lake's own import read.
 *
 * @param bytesOf the bytes of an asset, `undefined` if they are gone
 */
export async function writeExport(
  folder: string,
  all: readonly LakeDocument[],
  bytesOf: (name: AssetName, document: LakeDocument) => Promise<Uint8Array | undefined>,
): Promise<ExportReport> {
  const assets = new Map(
    all.flatMap((document) => {
      const name = parseAssetId(document._id);
      return name === undefined ? [] : [[document._id, { name, document }] as const];
    }),
  );
  const documents = all.filter(({ _id }) => !assets.has(_id));
  for (const part of ['images', 'files']) await fs.mkdir(path.join(folder, part), { recursive: true });

  const written = new Map<string, AssetName>();
  const missing: string[] = [];
  const about: Record<string, unknown> = {};
  for (const [id, { name, document }] of assets) {
    const bytes = await bytesOf(name, document);
    if (bytes === undefined) {
      missing.push(id);
      continue;
    }
    await fs.writeFile(path.join(folder, `${name.kind}s`, assetFile(name)), bytes);
    about[`${name.kind}-${name.sha1}`] = writtenByEditors(document);
    written.set(id, name);
  }
  const lines = Readable.from(
    (function* () {
      for (const document of documents) yield `${JSON.stringify(withMarks(document, written))}\n`;
    })(),
  );
  await pipeline(lines, createWriteStream(path.join(folder, 'data.ndjson')));
  await fs.writeFile(path.join(folder, 'assets.json'), JSON.stringify(about, null, 2));
  return { documents: documents.length, assets: written.size, missing };
}

/** The fields of an asset document that cannot be computed from its bytes. */
function writtenByEditors(document: LakeDocument): Record<string, unknown> {
  const {
    _id,
    _type,
    _rev,
    _createdAt,
    _updatedAt,
    url,
    path: _path,
    metadata,
    assetId,
    sha1hash,
    size,
    extension,
    mimeType,
    ...rest
  } = document;
  return rest;
}

/** Replaces references to assets by marks that name the file. */
function withMarks(value: unknown, assets: ReadonlyMap<string, AssetName>): unknown {
  if (Array.isArray(value)) return value.map((item) => withMarks(item, assets));
  if (!isRecord(value)) return value;
  const { asset, ...rest } = value;
  const name = isRecord(asset) && typeof asset._ref === 'string' ? assets.get(asset._ref) : undefined;
  const fields = name === undefined ? value : rest;
  const entries = Object.entries(fields).map(([key, part]) => [key, withMarks(part, assets)] as const);
  const marked = name === undefined ? {} : { _sanityAsset: `${name.kind}@file://./${name.kind}s/${assetFile(name)}` };
  return { ...marked, ...Object.fromEntries(entries) };
}
