import { LRUCache } from 'lru-cache';
import type { ContentLake } from './lake.ts';
import { contentPicture } from './picture.ts';

/** Number of pictures whose crops are cached. */
const picturesKept = 2_000;
/** Timeout of the query, in milliseconds. */
const timeout = 15_000;

/** Every document that shows a picture, including drafts, which previews show. */
const showing = '*[references($asset)]';

interface Options {
  lake: Pick<ContentLake, 'query'>;
  /** Changes whenever content does. */
  revision: () => string;
}

/**
 * The crops of a picture in the content, as queries of its URL (`rect=…&focus=…`). Only these are allowed, because each requested
 * crop is rendered and cached.
 *
 * @returns the crops by file name, `<sha1>-<width>x<height>.<type>`
 */
export function contentCrops({ lake, revision }: Options): (file: string) => Promise<readonly string[]> {
  const known = new LRUCache<string, Promise<readonly string[]>>({ max: picturesKept });
  const read = async (file: string) => {
    const asset = `image-${file.replace('.', '-')}`;
    const documents = await lake.query(showing, { asset }, 'raw', AbortSignal.timeout(timeout));
    return [...new Set(cropsIn(documents, asset))];
  };
  return (file) => {
    const key = `${revision()} ${file}`;
    const found = known.get(key) ?? read(file);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}

/** The queries with which the site shows an asset, at any depth of a document. */
function cropsIn(value: unknown, asset: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((each) => cropsIn(each, asset));
  if (!isPictureOf(value, asset)) return below;
  const query = contentPicture({ ...value, asset: { _id: asset } }, { language: 'en', fallback: 'en' })?.src.split(
    '?',
  )[1];
  return query === undefined ? below : [query, ...below];
}

function isPictureOf(value: object, asset: string): value is { crop?: Crop; hotspot?: Hotspot } {
  const reference = 'asset' in value ? value.asset : null;
  return typeof reference === 'object' && reference !== null && '_ref' in reference && reference._ref === asset;
}

type Picture = NonNullable<Parameters<typeof contentPicture>[0]>;
type Crop = Picture['crop'];
type Hotspot = Picture['hotspot'];
