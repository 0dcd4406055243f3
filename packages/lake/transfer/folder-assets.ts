import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../documents/document.ts';
import type { AssetSource } from './asset-documents.ts';

/** The document that describes stored bytes. */
export type StoredAsset = Record<string, unknown> & { _id: string; _type: string };

/** Stores bytes at the import's destination. `written` is the editors' data about them. Rejects with a sentence. */
export type StoreAsset = (
  file: Pick<AssetSource, 'kind' | 'bytes' | 'originalFilename'>,
  written: Record<string, unknown>,
) => Promise<StoredAsset>;

/** Turns the `_sanityAsset` marks of an import file into references, and collects the asset documents they need. */
export interface FolderAssets {
  /** Resolves to the value with references for marks; adds asset documents to `used`. Rejects with a sentence. */
  resolve(value: unknown, used: Map<string, StoredAsset>): Promise<unknown>;
}

const mark = /^(image|file)@file:\/\/(.+)$/;

/** `folder` is that of the import file; nothing outside it is ever read. */
export async function createFolderAssets(folder: string, store: StoreAsset): Promise<FolderAssets> {
  const root = await fs.realpath(folder);
  const described = new Map<string, Promise<StoredAsset>>();
  const extras = await readExtras(root);

  const describe = async (kind: 'image' | 'file', name: string): Promise<StoredAsset> => {
    const file = await fs.realpath(path.resolve(root, decodeURIComponent(name))).catch(() => undefined);
    if (file === undefined) throw new Error(`The file ${name} does not exist.`);
    if (!file.startsWith(root + path.sep)) throw new Error(`The file ${name} lies outside the import's folder.`);
    const bytes = await fs.readFile(file);
    const written = extras.get(`${kind}-${createHash('sha1').update(bytes).digest('hex')}`) ?? {};
    return store({ kind, bytes, originalFilename: path.basename(file) }, written).catch((error: unknown) => {
      throw new Error(
        `The ${kind} ${name} cannot be read (${error instanceof Error ? error.message : String(error)}).`,
      );
    });
  };

  const resolve: FolderAssets['resolve'] = async (value, used) => {
    if (Array.isArray(value)) return Promise.all(value.map((item) => resolve(item, used)));
    if (!isRecord(value)) return value;
    const { _sanityAsset: asked, ...rest } = value;
    const entries = await Promise.all(
      Object.entries(rest).map(async ([key, part]) => [key, await resolve(part, used)] as const),
    );
    const resolved = Object.fromEntries(entries);
    if (asked === undefined) return resolved;
    const [, kind, name] = mark.exec(String(asked)) ?? [];
    if ((kind !== 'image' && kind !== 'file') || name === undefined) {
      throw new Error(`"${String(asked)}" is not an asset of the form image@file://./images/x.webp.`);
    }
    const key = `${kind}@${name}`;
    const begun = described.get(key) ?? describe(kind, name);
    described.set(key, begun);
    const content = await begun;
    used.set(content._id, content);
    return { _type: kind, ...resolved, asset: { _type: 'reference', _ref: content._id } };
  };
  return { resolve };
}

/** Reads an export's `assets.json`: the editors' data about assets (file name, title, alt text…), by kind and hash. */
async function readExtras(folder: string): Promise<Map<string, Record<string, unknown>>> {
  const text = await fs.readFile(path.join(folder, 'assets.json'), 'utf8').catch(() => '{}');
  const parsed: unknown = JSON.parse(text);
  const extras = new Map<string, Record<string, unknown>>();
  for (const [key, value] of Object.entries(isRecord(parsed) ? parsed : {})) {
    if (!isRecord(value)) continue;
    // Metadata is computed from the bytes again.
    const { _id, _type, url, path: _path, metadata, ...written } = value;
    extras.set(key, written);
  }
  return extras;
}
