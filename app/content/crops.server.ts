import type { ContentLake } from './lake.ts';
import { contentPicture } from './picture.ts';

/** Timeout of a query, in milliseconds. */
const timeout = 15_000;

/** All documents that may show a picture, including drafts, which previews show. */
const showing = '*[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])]';
const existing = '*[_id == $asset][0]._id';

interface Options {
  lake: Pick<ContentLake, 'query'>;
  /** Changes whenever content does. */
  revision: () => string;
}

/**
 * The crops of a picture in the content, as queries of its URL (`rect=…&focus=…`). Only these are allowed, because each
 * requested crop is rendered and cached. All content is scanned once per revision, and only for a picture that exists.
 *
 * @returns the crops by file name, `<sha1>-<width>x<height>.<type>`
 */
export function contentCrops({ lake, revision }: Options): (file: string) => Promise<readonly string[]> {
  let known: { revision: string; crops: Promise<Crops> } | null = null;
  const ask = (query: string, parameters: Record<string, unknown>) =>
    lake.query(query, parameters, 'raw', AbortSignal.timeout(timeout));
  const readAll = async () => {
    const crops: Crops = new Map();
    noteCrops(await ask(showing, {}), crops);
    return crops;
  };
  return async (file) => {
    const asset = `image-${file.replace('.', '-')}`;
    const current = revision();
    if (known?.revision !== current) {
      if ((await ask(existing, { asset })) !== asset) return [];
      // Another request may have started the scan meanwhile.
      if (known?.revision !== current) known = { revision: current, crops: readAll() };
    }
    const { crops } = known;
    crops.catch(() => (known = known?.crops === crops ? null : known));
    return [...((await crops).get(asset) ?? [])];
  };
}

/** For each asset, the URL queries with which the site shows it. */
type Crops = Map<string, Set<string>>;

/** Records the pictures at any depth of a document. */
function noteCrops(value: unknown, crops: Crops): void {
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) noteCrops(each, crops);
  if (!isPicture(value)) return;
  const { _ref: asset } = value.asset;
  const picture = contentPicture({ ...value, asset: { _id: asset } }, { language: 'en', fallback: 'en' });
  const query = picture?.src.split('?')[1];
  if (query === undefined) return;
  const queries = crops.get(asset) ?? new Set();
  crops.set(asset, queries.add(query));
}

function isPicture(value: object): value is { asset: { _ref: string }; crop?: Crop; hotspot?: Hotspot } {
  const reference = 'asset' in value ? value.asset : null;
  return (
    typeof reference === 'object' && reference !== null && '_ref' in reference && typeof reference._ref === 'string'
  );
}

type Picture = NonNullable<Parameters<typeof contentPicture>[0]>;
type Crop = Picture['crop'];
type Hotspot = Picture['hotspot'];
