import type { Picture } from '~/listings/entity.ts';
import type { Originals } from '~/listings/originals.server.ts';
import type { PictureSource } from '~/services/images.server.ts';

/** How long the lake may take, in milliseconds. */
const patience = 15_000;

/** A listing, a project, or what is left of a listing that went. */
interface PictureOwner {
  pictures: readonly Picture[];
  plans?: readonly Picture[];
  agent?: { pictureUrl: string | null } | null;
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
  originals: Pick<Originals, 'load'>,
  draw: Drawer | null,
): PictureSource {
  return {
    async load(key, size) {
      const [id = '', pictureId = ''] = key.split('?', 1).join('').split('/');
      const owner = await find(id);
      const url = owner && urlOf(owner, pictureId);
      if (!url) return null;
      const drawn = draw?.(url, size);
      if (drawn) return { bytes: new TextEncoder().encode(drawn), ready: false };
      const original = await originals.load(url);
      return original && { bytes: original, ready: false };
    },
  };
}

/** `agent` is the portrait of who looks after it; a picture of that id comes first. */
function urlOf({ pictures, plans = [], agent }: PictureOwner, pictureId: string): string | null {
  const picture = [...pictures, ...plans].find(({ id }) => id === pictureId);
  return picture?.url ?? (pictureId === 'agent' ? (agent?.pictureUrl ?? null) : null);
}
