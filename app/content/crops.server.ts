import { LRUCache } from 'lru-cache';
import type { ContentLake } from './lake.ts';
import { contentPicture } from './picture.ts';

/** The crops of so many pictures are remembered. */
const picturesKept = 2_000;
/** How long the lake may take, in milliseconds. */
const timeout = 15_000;

/** Every document that shows a picture, drafts included: a preview shows those. */
const showing = '*[references($asset)]';

interface Options {
  lake: Pick<ContentLake, 'query'>;
  /** Another one whenever content changes. */
  revision: () => string;
}

/**
 * How the content crops a picture, as queries of its URL (`rect=…&focus=…`): nobody else has a say in that, for each crop that is asked
 * for is drawn and kept.
 *
 * @returns by the file's name, `<sha1>-<width>x<height>.<type>`
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

/** The queries under which the site shows an asset, wherever in a document that is. */
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
