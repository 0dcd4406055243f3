/** Bounds for every field, wide enough for all that is meant: what is beyond them would spoil the pages that show it. */
import type { CustomValidatorResult } from 'sanity';
import { fill } from '../words.ts';
import { isRecord } from './record.ts';
import { words } from './words.ts';

/** Characters by type of text. A line may be shown in the menu of every page. */
const mostCharacters: Partial<Record<string, number>> = {
  string: 1_000,
  url: 2_000,
  text: 10_000,
  // A field with rules of its own does not inherit those of its type.
  propertyId: 100,
  relationId: 100,
};
const mostItems = 300;
/** Rich text is a list of blocks; a long guide has some hundreds. */
const mostBlocks = 2_000;
const largest = 1_000_000;
const years = { least: 1900, most: 2199 };

type Validation = (rule: { custom: (check: (value: unknown) => CustomValidatorResult) => unknown }) => unknown;

/** Keys that hold nested definitions. */
const branches = ['fields', 'of', 'annotations'];

/** A type whose fields and items all have bounds, beside the rules of their own. */
export function withBounds<Definition extends object>(definition: Definition): Definition {
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(definition)) {
    if (branches.includes(key) && Array.isArray(value)) changed[key] = value.map(withBounds);
    else if (key === 'marks' && isRecord(value)) changed[key] = withBounds(value);
  }
  const { type, of, validation } = { type: undefined, of: undefined, validation: undefined, ...definition };
  const problem = problemOf(type, of);
  if (problem === null) return { ...definition, ...changed };
  const bounded: Validation = (rule) => {
    const own: unknown = typeof validation === 'function' ? (validation as Validation)(rule) : [];
    return [
      own,
      rule.custom((value) => (value === undefined || value === null ? true : (problem(value) ?? true))),
    ].flat();
  };
  return { ...definition, ...changed, validation: bounded };
}

/** What is wrong with a value of a type, as a sentence; null for a type without bounds. */
function problemOf(type: unknown, of: unknown): ((value: unknown) => string | null) | null {
  const characters = mostCharacters[String(type)];
  if (characters !== undefined)
    return (value) =>
      typeof value === 'string' && value.length > characters ? fill(words.textTooLong, { most: characters }) : null;
  switch (type) {
    case 'array': {
      const isText = Array.isArray(of) && of.some((member) => isRecord(member) && member.type === 'block');
      const most = isText ? mostBlocks : mostItems;
      return (value) => (Array.isArray(value) && value.length > most ? fill(words.tooManyItems, { most }) : null);
    }
    case 'number':
      return (value) =>
        typeof value === 'number' && Math.abs(value) > largest ? fill(words.numberTooLarge, { most: largest }) : null;
    case 'date':
    case 'datetime':
      return (value) => (isDay(String(value)) ? null : fill(words.dayFormat, years));
    case 'geopoint':
      return (value) =>
        isRecord(value) && isWithin(value.lat, 90) && isWithin(value.lng, 180) ? null : words.placeOnEarth;
    default:
      return null;
  }
}

/** Whether a date or moment begins with a day that there is, in a year that can be meant. */
function isDay(value: string): boolean {
  const day = value.slice(0, 10);
  const year = Number(day.slice(0, 4));
  const date = new Date(`${day}T00:00:00Z`);
  return (
    year >= years.least &&
    year <= years.most &&
    !Number.isNaN(Date.parse(value)) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
  );
}

function isWithin(degrees: unknown, most: number): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}
