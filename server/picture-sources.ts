import { createHash } from 'node:crypto';
import type { Picture } from '~/listings/entity.ts';
import type { Blobs } from '~/services/blobs.ts';
import type { PictureSource } from '~/services/images.server.ts';

/** The largest original that is fetched, in bytes, and how long it may take, in milliseconds. */
const largestOriginal = 25 * 1024 * 1024;
const patience = 15_000;

/** A listing, a project, or what is left of a listing that went. */
interface PictureOwner {
  pictures: readonly Picture[];
  plans?: readonly Picture[];
}

/** Draws a picture whose address only the product knows (the demo's listings); null for any other address. */
export type Drawer = (url: string, size: { width: number; height: number | null }) => string | null;

/** Pictures of the Content Lake, embedded or hosted: it crops and scales them itself. */
export function contentPictures(imageBase: () => string): PictureSource {
  return {
    async load(key, { width, height }) {
      const [file = '', ...crop] = key.split('?');
      if (!/^[0-9a-f]{40}-\d{1,5}x\d{1,5}\.[a-z0-9]{2,5}$/.test(file)) return null;
      const query = new URLSearchParams({ w: String(width), fm: 'webp', q: '76' });
      if (height !== null) query.set('h', String(height));
      query.set('fit', height === null ? 'max' : 'crop');
      for (const each of crop) applyCrop(each, query, height !== null);
      const answer = await fetch(`${imageBase()}/${file}?${query}`, { signal: AbortSignal.timeout(patience) });
      return answer.ok ? { bytes: new Uint8Array(await answer.arrayBuffer()), ready: true } : null;
    },
  };
}

/** The editor's crop (`rect=left,top,width,height`) and focus (`focus=x,y`), in the lake's own words; anything else is ignored. */
function applyCrop(text: string, query: URLSearchParams, cropped: boolean): void {
  if (/^rect=\d{1,5}(,\d{1,5}){3}$/.test(text)) query.set('rect', text.slice('rect='.length));
  const [, x, y] = /^focus=([01](?:\.\d{1,4})?),([01](?:\.\d{1,4})?)$/.exec(text) ?? [];
  if (cropped && x !== undefined && y !== undefined) {
    query.set('crop', 'focalpoint');
    query.set('fp-x', x);
    query.set('fp-y', y);
  }
}

/**
 * Pictures of listings or projects by their ids, `<id>/<picture>`: what the store does not name cannot be asked for. Originals
 * are kept, because a CRM's links expire.
 */
export function listingPictures(
  find: (id: string) => Promise<PictureOwner | null>,
  blobs: Blobs,
  draw: Drawer | null,
): PictureSource {
  return {
    async load(key, size) {
      const [id = '', pictureId = ''] = key.split('?', 1).join('').split('/');
      const owner = await find(id);
      const picture = owner && pictureOf(owner, pictureId);
      if (!picture) return null;
      const drawn = draw?.(picture.url, size);
      if (drawn) return { bytes: new TextEncoder().encode(drawn), ready: false };
      const original = await originalOf(picture.url, blobs);
      return original && { bytes: original, ready: false };
    },
  };
}

function pictureOf({ pictures, plans = [] }: PictureOwner, pictureId: string): Picture | undefined {
  return [...pictures, ...plans].find(({ id }) => id === pictureId);
}

async function originalOf(url: string, blobs: Blobs): Promise<Uint8Array | null> {
  if (!url.startsWith('https:')) return null;
  const key = createHash('sha256').update(url).digest('hex');
  const kept = await blobs.get(key);
  if (kept) return kept;
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || answer.body === null || !type.startsWith('image/')) return null;
  const bytes = await readBounded(answer.body);
  if (bytes !== null) await blobs.put(bytes, { contentType: type, key });
  return bytes;
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > largestOriginal) {
      await reader.cancel();
      return null;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}
