import { isDeepStrictEqual } from 'node:util';
import { applyPatch } from 'mendoza';
import { isRecord, type LakeDocument } from './document.ts';

/** How a document changed, in both directions (https://github.com/sanity-io/mendoza); never includes `_rev`. */
export interface Effects {
  apply: Patch;
  revert: Patch;
}

export type Patch = readonly unknown[];

/** The mendoza opcodes written here; the package itself only reads. */
const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  setField: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
  appendString: 22,
  appendStringSlice: 23,
} as const;

export function effectsOf(before: LakeDocument | undefined, after: LakeDocument | undefined): Effects {
  const [a, b] = [withoutRevision(before), withoutRevision(after)];
  return { apply: patchBetween(a, b), revert: patchBetween(b, a) };
}

/** The document after a patch, with the given revision; `undefined` if the patch deletes it. */
export function applyEffect(
  before: LakeDocument | undefined,
  patch: Patch,
  revision: string,
): LakeDocument | undefined {
  const result: unknown = applyPatch(withoutRevision(before), [...patch]);
  if (!isRecord(result)) return undefined;
  // Stored effects were made from documents, so the result is one.
  return { ...result, _rev: revision } as LakeDocument;
}

function withoutRevision(document: LakeDocument | undefined): Record<string, unknown> | null {
  if (document === undefined) return null;
  const { _rev, ...rest } = document;
  return rest;
}

function patchBetween(before: Record<string, unknown> | null, after: Record<string, unknown> | null): Patch {
  return before === null || after === null ? [op.value, after] : objectPatch(before, after);
}

function objectPatch(before: Record<string, unknown>, after: Record<string, unknown>): unknown[] {
  const fields = Object.keys(before).sort();
  const changed = fields.flatMap((field, at) => {
    if (!Object.hasOwn(after, field)) return [op.deleteField, at];
    const [from, to] = [before[field], after[field]];
    if (isDeepStrictEqual(from, to)) return [];
    if (isRecord(from) && isRecord(to)) {
      return [op.pushFieldCopy, at, ...objectPatch(from, to), op.returnIntoObjectSameKeyPop];
    }
    const rewritten = rewrite(from, to);
    return rewritten === undefined
      ? [op.setField, to, field]
      : [op.pushFieldBlank, at, ...rewritten, op.returnIntoObjectSameKeyPop];
  });
  const added = Object.keys(after).filter((field) => !Object.hasOwn(before, field));
  return [...changed, ...added.flatMap((field) => [op.setField, after[field], field])];
}

/** Builds a list or text from parts of the old one; `undefined` if none can be reused. */
function rewrite(from: unknown, to: unknown): unknown[] | undefined {
  if (typeof from === 'string' && typeof to === 'string') return to === '' ? undefined : textPatch(from, to);
  if (Array.isArray(from) && Array.isArray(to)) return to.length === 0 ? undefined : listPatch(from, to);
  return undefined;
}

function listPatch(from: readonly unknown[], to: readonly unknown[]): unknown[] {
  const { prefix, suffix } = commonEnds(from, to, isDeepStrictEqual);
  const middle = from.slice(prefix, from.length - suffix);
  const sameLength = from.length === to.length;
  const changed = to.slice(prefix, to.length - suffix).flatMap((item, offset) => {
    const at = partnerOf(item, offset, middle, sameLength);
    const partner = at === undefined ? undefined : middle[at];
    if (at === undefined || !isRecord(partner) || !isRecord(item)) return [op.appendValue, item];
    return [op.pushElementCopy, prefix + at, ...objectPatch(partner, item), op.returnIntoArrayPop];
  });
  return [
    ...(prefix === 0 ? [] : [op.appendSlice, 0, prefix]),
    ...changed,
    ...(suffix === 0 ? [] : [op.appendSlice, from.length - suffix, from.length]),
  ];
}

/** The old version of an item: the one with its key, or the one at its position if items have no keys. */
function partnerOf(item: unknown, offset: number, old: readonly unknown[], byPlace: boolean): number | undefined {
  if (!isRecord(item)) return undefined;
  const at = old.findIndex(
    (candidate) => isRecord(candidate) && candidate._key !== undefined && candidate._key === item._key,
  );
  if (at >= 0) return at;
  return byPlace && item._key === undefined ? offset : undefined;
}

/** Slices of text are counted in bytes of UTF-8, and cut only between characters. */
function textPatch(from: string, to: string): unknown[] {
  const [before, after] = [[...from], [...to]];
  const { prefix, suffix } = commonEnds(before, after, Object.is);
  const bytes = (characters: readonly string[]): number => Buffer.byteLength(characters.join(''));
  const inserted = after.slice(prefix, after.length - suffix).join('');
  const size = Buffer.byteLength(from);
  return [
    ...(prefix === 0 ? [] : [op.appendStringSlice, 0, bytes(before.slice(0, prefix))]),
    ...(inserted === '' ? [] : [op.appendString, inserted]),
    ...(suffix === 0 ? [] : [op.appendStringSlice, size - bytes(before.slice(before.length - suffix)), size]),
  ];
}

function commonEnds<Item>(
  from: readonly Item[],
  to: readonly Item[],
  equal: (a: Item | undefined, b: Item | undefined) => boolean,
): { prefix: number; suffix: number } {
  const shorter = Math.min(from.length, to.length);
  let prefix = 0;
  while (prefix < shorter && equal(from[prefix], to[prefix])) prefix += 1;
  let suffix = 0;
  while (suffix < shorter - prefix && equal(from.at(-1 - suffix), to.at(-1 - suffix))) suffix += 1;
  return { prefix, suffix };
}
