import { createHash } from 'node:crypto';
import path from 'node:path';
import { assetFile, assetId, type AssetName } from '../assets/ids.ts';
import { readImage, type MetadataKind } from '../assets/metadata.ts';

/** An asset document without the fields that the lake adds (`_rev`, times, `url`). */
export type AssetContent = Record<string, unknown> & { _id: string; _type: string };

export interface AssetSource {
  kind: AssetName['kind'];
  bytes: Uint8Array;
  originalFilename: string;
  /** The metadata to extract from a picture; by default Sanity's. */
  metadata?: readonly MetadataKind[];
  /** Whether the bytes come from someone with full access; see `readImage`. */
  trusted?: boolean;
  /** A file's type as declared by the sender; a picture's is read from its bytes. */
  mimeType?: string;
}

/** Describes bytes as Sanity does on upload. Rejects with a sentence if a picture cannot be read. */
export async function describeAsset(
  { kind, bytes, originalFilename, metadata, trusted, mimeType }: AssetSource,
  projectId: string,
  dataset: string,
): Promise<AssetContent> {
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  const facts = kind === 'image' ? await readImage(bytes, { metadata, trusted }) : undefined;
  const name: AssetName =
    facts === undefined
      ? { kind: 'file', sha1, extension: extensionOf(originalFilename) }
      : { kind: 'image', sha1, width: facts.width, height: facts.height, extension: facts.extension };
  return {
    _id: assetId(name),
    _type: kind === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: sha1,
    sha1hash: sha1,
    extension: name.extension,
    mimeType: facts?.mimeType ?? fileTypes[name.extension] ?? mimeType ?? 'application/octet-stream',
    originalFilename,
    size: bytes.length,
    path: `${kind}s/${projectId}/${dataset}/${assetFile(name)}`,
    ...(facts === undefined ? {} : { metadata: facts.metadata }),
  };
}

function extensionOf(fileName: string): string {
  const extension = path.extname(fileName).slice(1).toLowerCase();
  return /^[a-z0-9]{1,10}$/.test(extension) ? extension : 'bin';
}

const fileTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
