import { sources } from '~/content/source.ts';
import type { ContentReader } from '~/content/store.server.ts';

/**
 * Adds the picture files to modules, wherever pictures occur in them: in cards, slides or texts. If a file is missing,
 * the picture is null and the view leaves it out.
 */
export async function withPictures<Stored>(stored: Stored, content: Pick<ContentReader, 'read'>): Promise<Stored> {
  const ids = new Set<string>();
  collectPictures(stored, ids);
  if (ids.size === 0) return stored;
  const files = await content.read(sources.pictures, { ids: [...ids].sort() });
  const byId = new Map(files.map((file) => [file._id, file]));
  return mapPictures(stored, (reference) => {
    const file = byId.get(reference._ref);
    return file ? { ...reference, ...file } : null;
  });
}

/** Collects the ids of all referenced picture files. */
function collectPictures(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value) as [string, unknown][]) {
    if (key === 'asset' && isPictureReference(part)) ids.add(part._ref);
    else collectPictures(part, ids);
  }
}

/**
 * Replaces every reference to a picture file in a value by the result of `change`. Parts without pictures are returned
 * unchanged, as the same object.
 */
function mapPictures<Value>(value: Value, change: (reference: PictureReference) => unknown): Value;
function mapPictures(value: unknown, change: (reference: PictureReference) => unknown): unknown {
  if (Array.isArray(value)) {
    const mapped = value.map((each: unknown) => mapPictures(each, change));
    return mapped.some((each, at) => each !== value[at]) ? mapped : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, unknown][] => {
    const mapped = key === 'asset' && isPictureReference(part) ? change(part) : mapPictures(part, change);
    return mapped === part ? [] : [[key, mapped]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

interface PictureReference {
  _ref: string;
}

function isPictureReference(value: unknown): value is PictureReference {
  return typeof value === 'object' && value !== null && '_ref' in value && /^image-/.test(String(value._ref));
}
