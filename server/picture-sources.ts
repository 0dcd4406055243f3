import { LRUCache } from 'lru-cache';
import type { ContentLake } from '~/content/lake.ts';
import type { Picture } from '~/listings/domain/entity.ts';
import type { Originals } from '~/listings/feeds/originals.server.ts';
import type { Turns } from '~/platform/bounded.ts';
import type { PictureSize, PictureSource } from '~/platform/images.server.ts';

/** Timeout of requests to the lake, in milliseconds. */
const timeout = 15_000;
/** The number of listings whose picture URLs are cached. */
const ownersKept = 2_000;

/** A listing, a project, or the tombstone of a removed listing. */
interface PictureOwner {
  pictures: readonly Picture[];
  plans?: readonly Picture[];
  agent?: { pictureUrl: string | null } | null;
}

/** Draws a picture for the product's own URLs (the demo's listings); null for any other URL. */
export type Drawer = (url: string, size: PictureSize) => string | null;

interface LakeAccess {
  lake: Pick<ContentLake, 'picture'>;
  /** The crops of a file that the content uses, as queries. */
  crops: (file: string) => Promise<readonly string[]>;
  /** Limits concurrent requests. */
  turns: Turns;
  /** Creates the error to throw if the lake is overloaded. */
  tooMuch: () => Error;
}

/**
 * Pictures of the Content Lake, embedded or hosted, which crops and scales them itself. Only crops used by the content
 * are allowed: each one is rendered and cached, so arbitrary crops would let anyone fill the caches.
 */
export function contentPictures({ lake, crops, turns, tooMuch }: LakeAccess): PictureSource {
  const load = async (path: string) => {
    const answer = await lake.picture(path, AbortSignal.timeout(timeout));
    if (answer.status === 503 || answer.status === 429) throw tooMuch();
    return answer.ok ? { bytes: new Uint8Array(await answer.arrayBuffer()), ready: true as const } : null;
  };
  return {
    find: async (file, asked, { width, height }) => {
      const [, originalWidth, originalHeight] = /^[0-9a-f]{40}-(\d{1,5})x(\d{1,5})\.[a-z0-9]{2,5}$/.exec(file) ?? [];
      if (originalWidth === undefined || originalHeight === undefined) return null;
      const query = new URLSearchParams({ w: String(width), fm: 'webp', q: '76' });
      if (height !== null) query.set('h', String(height));
      query.set('fit', height === null ? 'max' : 'crop');
      const original = { width: Number(originalWidth), height: Number(originalHeight) };
      const cropped = (queried: URLSearchParams) => [...cropOf(queried, original, height !== null)];
      const crop = cropped(asked);
      if (crop.length > 0) {
        const known = (await crops(file)).map((each) => String(cropped(new URLSearchParams(each))));
        if (!known.includes(String(crop))) return null;
      }
      for (const [name, value] of crop) query.set(name, value);
      const path = `${file}?${query}`;
      return { name: path, of: file.slice(0, 40), load: () => turns(() => load(path)) };
    },
  };
}

/**
 * Converts the editor's crop (`rect=left,top,width,height`) and focus (`focus=x,y`) to the lake's parameters. Malformed
 * values, values outside the picture and values without effect are dropped, and equivalent values are written the same
 * way. Rounding may make the crop a pixel too wide.
 */
function* cropOf(
  asked: URLSearchParams,
  original: { width: number; height: number },
  cropped: boolean,
): Generator<[string, string]> {
  const sides = /^\d{1,5}(?:,\d{1,5}){3}$/.test(asked.get('rect') ?? '')
    ? asked.get('rect')?.split(',').map(Number)
    : [];
  const [left = 0, top = 0, ...size] = sides ?? [];
  const width = Math.min(size[0] ?? 0, original.width - left);
  const height = Math.min(size[1] ?? 0, original.height - top);
  const whole = width === original.width && height === original.height;
  if (width > 0 && height > 0 && !whole) yield ['rect', [left, top, width, height].join(',')];
  const [, x, y] = /^([01](?:\.\d{1,4})?),([01](?:\.\d{1,4})?)$/.exec(asked.get('focus') ?? '') ?? [];
  if (!cropped || x === undefined || y === undefined || Number(x) > 1 || Number(y) > 1) return;
  const [across, down] = [x, y].map((place) => String(Math.round(Number(place) * 100) / 100));
  if (across === undefined || down === undefined || (across === '0.5' && down === '0.5')) return;
  yield ['crop', 'focalpoint'];
  yield ['fp-x', across];
  yield ['fp-y', down];
}

interface Listed {
  find: (id: string) => Promise<PictureOwner | null>;
  /** Rises when any listing or project changes. */
  revision: () => number;
  originals: Pick<Originals, 'fetch' | 'read'>;
  draw: Drawer | null;
}

/**
 * Pictures of listings or projects, addressed as `<id>/<picture>`; only pictures that the store currently lists are
 * served. Originals are stored, because a CRM's links expire.
 */
export function listingPictures({ find, revision, originals, draw }: Listed): PictureSource {
  /** Cached because a page requests many pictures of one listing. */
  const known = new LRUCache<string, ReadonlyMap<string, Files>>({ max: ownersKept });
  const filesOf = async (id: string): Promise<ReadonlyMap<string, Files>> => {
    const key = `${revision()} ${id}`;
    const files = known.get(key) ?? filesById(await find(id));
    known.set(key, files);
    return files;
  };
  return {
    find: async (key, _query, size) => {
      const [id = '', pictureId = '', ...more] = key.split('/');
      const files = more.length > 0 ? undefined : (await filesOf(id)).get(pictureId);
      if (files === undefined) return null;
      const urls = urlsFor(files, size);
      const [name] = urls;
      // Drawing uses only the CPU and no other host, so it runs when its turn comes.
      const readerOf = async (url: string) => {
        if (!/^https?:/i.test(url)) return draw && (() => Promise.resolve(bytesOf(draw(url, size))));
        return (await originals.fetch(url)) ? () => originals.read(url) : null;
      };
      const load = async () => {
        for (const url of urls) {
          const read = await readerOf(url);
          if (read) return { ready: false as const, read };
        }
        return null;
      };
      return { name, load };
    },
  };
}

const bytesOf = (text: string | null): Uint8Array | null => (text === null ? null : new TextEncoder().encode(text));

type Files = Pick<Picture, 'url' | 'smaller'>;

/** URLs of the files that are large enough for a size, smallest first, the original last. */
function urlsFor({ url, smaller = [] }: Files, { width, height }: PictureSize): [string, ...string[]] {
  const fits = smaller.filter((file) => file.width >= width && (file.height ?? Infinity) >= (height ?? 0));
  const [first = url, ...others] = [...fits.map((file) => file.url), url];
  return [first, ...others];
}

/** Files by picture id; `agent` is the agent's portrait, unless a picture has that id. */
function filesById(owner: PictureOwner | null): ReadonlyMap<string, Files> {
  const { pictures = [], plans = [], agent } = owner ?? {};
  const portrait = agent?.pictureUrl ? [{ id: 'agent', url: agent.pictureUrl }] : [];
  // Reversed, because the first of two files with the same id wins.
  return new Map([...pictures, ...plans, ...portrait].map((file) => [file.id, file] as const).reverse());
}
