/**
 * Encodes a shortlist for a URL: the homes, and what one or two people think of them. The link is the only storage.
 *
 *     1 1lbxlbx NDEwMSw0Mjcy…
 *     │ │       └ base64url of UTF-8 lines: the ids; a digit per home and the maker's name; the same for the answerer
 *     │ └ checksum of that, 7 digits in base 36: detects a link that a mail program cut or somebody edited
 *     └ version
 */
import { idPattern } from '../domain/listing-id.ts';

/** What a person thinks of a home. The digit in a code is its index: append only. */
export const marks = ['none', 'like', 'doubt', 'no'] as const;
export type Mark = (typeof marks)[number];

export interface Person {
  /** As cleaned by `cleanName`; may be empty. */
  name: string;
  /** In the order of the homes. */
  marks: readonly Mark[];
}

export interface Shortlist {
  /** Listing ids without duplicates, 1 to `maxHomes`. */
  ids: readonly string[];
  /** The person who made it, then the one who answered. */
  people: readonly [Person] | readonly [Person, Person];
}

export const maxHomes = 20;
/** Characters. */
export const maxNameLength = 40;
/** Above the longest possible code: twenty ids of 64 characters and two names outside the Latin script make 2,230. */
export const maxCodeLength = 2_400;

const version = '1';
const checksumLength = 7;

/** A list without marks. */
export function newShortlist(ids: readonly string[]): Shortlist {
  return { ids, people: [{ name: '', marks: ids.map(() => 'none') }] };
}

/** @throws RangeError for an invalid list: too many homes, duplicates, or a name that was not cleaned */
export function encodeShortlist(list: Shortlist): string {
  if (!isValid(list)) throw new RangeError('This list of homes cannot be written as a link');
  const people = list.people.map((person) => person.marks.map((mark) => marks.indexOf(mark)).join('') + person.name);
  const text = [list.ids.join(','), ...people].join('\n');
  return version + checksum(text) + toBase64Url(text);
}

/** Decodes a list; null for a code that is truncated, changed, too long or of an unknown version. */
export function decodeShortlist(code: string): Shortlist | null {
  if (code.length > maxCodeLength || !code.startsWith(version)) return null;
  const text = fromBase64Url(code.slice(version.length + checksumLength));
  const list = text === null ? null : parse(text);
  // Each list has one encoding: a code that does not round-trip was not made here.
  return list !== null && isValid(list) && encodeShortlist(list) === code ? list : null;
}

/**
 * A first name: letters of any script, spaces, hyphens, apostrophes and dots, so that a name cannot contain a link or a
 * number.
 */
export function cleanName(text: string): string {
  const letters = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M} .'’-]/gu, ' ')
    .replace(/ +/g, ' ')
    .normalize('NFC')
    .trim();
  return [...letters].slice(0, maxNameLength).join('').trim();
}

function parse(text: string): Shortlist | null {
  const [homes = '', ...lines] = text.split('\n');
  const ids = homes.split(',');
  const [first, second, ...more] = lines.map((line) => parsePerson(line, ids.length));
  if (!first || second === null || more.length > 0) return null;
  return { ids, people: second === undefined ? [first] : [first, second] };
}

function parsePerson(line: string, homes: number): Person | null {
  const given = [...line.slice(0, homes)].flatMap((digit) => marks[Number(digit)] ?? []);
  return given.length === homes ? { name: line.slice(homes), marks: given } : null;
}

function isValid({ ids, people }: Shortlist): boolean {
  return (
    ids.length >= 1 &&
    ids.length <= maxHomes &&
    new Set(ids).size === ids.length &&
    ids.every((id) => idPattern.test(id)) &&
    people.every((person) => person.marks.length === ids.length && cleanName(person.name) === person.name)
  );
}

/** 32 bits of FNV-1a. Only protects from accidents: anyone can create a list anyway. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(checksumLength, '0');
}

function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(coded: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(coded.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
