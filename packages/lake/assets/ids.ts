/** The parts of an asset's id and file name: `image-<sha1>-<width>x<height>-<ext>`, `file-<sha1>-<ext>`. */
export type AssetName =
  | { kind: 'image'; sha1: string; width: number; height: number; extension: string }
  | { kind: 'file'; sha1: string; extension: string };

const imageFile = /^([0-9a-f]{40})-(\d{1,5})x(\d{1,5})\.([a-z0-9]{1,10})$/;
const plainFile = /^([0-9a-f]{40})\.([a-z0-9]{1,10})$/;

export const assetId = (name: AssetName): string =>
  name.kind === 'image'
    ? `image-${name.sha1}-${name.width}x${name.height}-${name.extension}`
    : `file-${name.sha1}-${name.extension}`;

export const assetFile = (name: AssetName): string =>
  name.kind === 'image'
    ? `${name.sha1}-${name.width}x${name.height}.${name.extension}`
    : `${name.sha1}.${name.extension}`;

/** Parses the last segment of an asset's URL. */
export function parseAssetFile(kind: AssetName['kind'], file: string): AssetName | undefined {
  if (kind === 'file') {
    const [, sha1, extension] = plainFile.exec(file) ?? [];
    return sha1 === undefined || extension === undefined ? undefined : { kind, sha1, extension };
  }
  const [, sha1, width, height, extension] = imageFile.exec(file) ?? [];
  if (sha1 === undefined || extension === undefined) return undefined;
  return { kind, sha1, width: Number(width), height: Number(height), extension };
}

/** Parses a document id; `undefined` if it is not that of an asset. */
export function parseAssetId(id: string): AssetName | undefined {
  const [kind, sha1, ...rest] = id.split('-');
  if (kind === 'image') return parseAssetFile(kind, `${sha1}-${rest[0]}.${rest[1]}`);
  return kind === 'file' ? parseAssetFile(kind, `${sha1}.${rest[0]}`) : undefined;
}
