/**
 * Fills in the required fields of a form and nothing else. A field is required when its rules reject its absence.
 * Objects that the Studio itself put into untouched parts are therefore left out while the required fields are
 * determined, and merged back for the final validation.
 */
import { pathsAreEqual, pathToString, type Path, type ValidationMarker } from 'sanity';
import { isRecord } from '../../schemas/rules/record.ts';
import { asItIs, fieldAt, put, type Begun } from './form.fixture.ts';
import { sample } from './samples.fixture.ts';
import type { HeadlessStudio } from './workspace.ts';

interface FilledIn {
  /** The fields that had to be filled in. */
  asked: Path[];
  problems: string[];
  /** The whole document. */
  document: unknown;
}

export async function fillIn(studio: HeadlessStudio, begun: Begun): Promise<FilledIn> {
  const { type, initial, edits } = begun;
  const asked: Path[] = [];
  let document = asItIs({
    type,
    initial: withoutParts(initial),
    edits: edits.map(([path, value]) => [path, withoutParts(value)]),
  });
  for (;;) {
    const refused = lowest(await errorsOf(studio, document));
    if (refused.length === 0) break;
    for (const { path, message } of refused) {
      const name = pathToString(path);
      const { type: wanted, value, shown } = fieldAt(type, document, path);
      const holder = fieldAt(type, document, path.slice(0, -1));
      if (!shown) return { asked, document, problems: [`${name} is hidden, and still: ${message}`] };
      if (asked.some((before) => pathsAreEqual(before, path)))
        return { asked, document, problems: [`${name} is filled in, and still: ${message}`] };
      asked.push(path);
      document = put(type, document, path, merge(value, sample(wanted, path, holder.type.name, holder.value)));
    }
  }
  const whole = merge(asItIs(begun), document);
  const left = await errorsOf(studio, whole);
  return {
    asked,
    document: whole,
    problems: left.map(({ path, message }) => `${pathToString(path)} is no duty, and still: ${message}`),
  };
}

async function errorsOf(studio: HeadlessStudio, document: unknown): Promise<ValidationMarker[]> {
  return (await studio.validate(Object(document))).filter(({ level }) => level === 'error');
}

/** One marker per path, and only the deepest ones: fixing a child may fix its parent. */
function lowest(markers: readonly ValidationMarker[]): ValidationMarker[] {
  const isWithin = (path: Path, other: Path) => pathsAreEqual(path, other.slice(0, path.length));
  return markers
    .filter(({ path }, index) => !markers.slice(index + 1).some((later) => isWithin(path, later.path)))
    .filter(({ path }, index, all) => !all.slice(0, index).some((earlier) => isWithin(path, earlier.path)));
}

/** A value without its nested objects. List items stay: an editor added them. */
function withoutParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutParts);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !isRecord(part) || Array.isArray(part) || '_ref' in part)
      .map(([name, part]) => [name, Array.isArray(part) ? withoutParts(part) : part]),
  );
}

/** Merges one value over another; list items are matched by key. */
export function merge(below: unknown, above: unknown): unknown {
  if (Array.isArray(below) && Array.isArray(above)) {
    return above.map((item: unknown) =>
      isRecord(item)
        ? merge(
            below.find((other) => isRecord(other) && other._key === item._key),
            item,
          )
        : item,
    );
  }
  if (!isRecord(below) || !isRecord(above) || Array.isArray(above)) return above ?? below;
  const names = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...names].map((name) => [name, merge(below[name], above[name])]));
}
