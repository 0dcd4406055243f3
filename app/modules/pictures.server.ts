import { sources } from '~/content/source.ts';
import type { ContentReader } from '~/content/store.server.ts';

/**
 * Modules with the files of their pictures, wherever in a module a picture is: in a card, a slide, a text. A picture whose file is missing
 * gets none, and the view leaves it out.
 */
export async function withPictures<Stored>(stored: Stored, content: Pick<ContentReader, 'read'>): Promise<Stored> {
  const ids = new Set<string>();
  mapAssets(stored, (id) => void ids.add(id));
  if (ids.size === 0) return stored;
  const files = await content.read(sources.pictures, { ids: [...ids].sort() });
  const byId = new Map(files.map((file) => [file._id, file]));
  return mapAssets(stored, (id, reference) => {
    const file = byId.get(id);
    return file ? { ...reference, ...file } : null;
  });
}

/** A deep copy in which every reference to a picture's file is replaced by the result of `change`. */
function mapAssets<Value>(value: Value, change: (id: string, reference: object) => unknown): Value;
function mapAssets(value: unknown, change: (id: string, reference: object) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => mapAssets(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      key === 'asset' && isPictureReference(part) ? change(part._ref, part) : mapAssets(part, change),
    ]),
  );
}

function isPictureReference(value: unknown): value is { _ref: string } {
  return typeof value === 'object' && value !== null && '_ref' in value && /^image-/.test(String(value._ref));
}
