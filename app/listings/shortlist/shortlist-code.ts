/**
 * A shortlist as a text for an address: the homes, and what one or two people think of them. Nothing is stored, the link is all there is.
 *
 *     1 1lbxlbx NDEwMSw0Mjcy…
 *     │ │       └ base64url of UTF-8, one line each: the ids; a digit per home and the name of who made it; the same of who answered
 *     │ └ checksum of that, 7 digits in base 36: a link that a mail program has cut, or a hand has changed, does not hold
 *     └ version
 */
import { idPattern } from '../domain/listing-id.ts';

/** What a person thinks of a home. The digit in a code is its place here: add at the end only. */
export const marks = ['none', 'like', 'doubt', 'no'] as const;
export type Mark = (typeof marks)[number];

export interface Person {
  /** As `cleanName` leaves it; empty where none is given. */
  name: string;
  /** In the order of the homes. */
  marks: readonly Mark[];
}

export interface Shortlist {
  /** Listings, each once, 1 to `maxHomes`. */
  ids: readonly string[];
  /** Who made it, then who answered. */
  people: readonly [Person] | readonly [Person, Person];
}

export const maxHomes = 20;
/** Characters. */
export const maxNameLength = 40;
/** Above the longest that there can be: twenty ids of 64 characters and two names outside the Latin script make 2,230. */
export const maxCodeLength = 2_400;

const version = '1';
const checksumLength = 7;

/** A list that nobody has said anything about yet. */
export function newShortlist(ids: readonly string[]): Shortlist {
  return { ids, people: [{ name: '', marks: ids.map(() => 'none') }] };
}

/** @throws RangeError for a list that no code can stand for: too many homes, one of them twice, a name that was not cleaned */
export function encodeShortlist(list: Shortlist): string {
  if (!isValid(list)) throw new RangeError('This list of homes cannot be written as a link');
  const people = list.people.map((person) => person.marks.map((mark) => marks.indexOf(mark)).join('') + person.name);
  const text = [list.ids.join(','), ...people].join('\n');
  return version + checksum(text) + toBase64Url(text);
}

/** The list of a code; null for one that is cut, changed, too long or of a version that is not known. */
export function decodeShortlist(code: string): Shortlist | null {
  if (code.length > maxCodeLength || !code.startsWith(version)) return null;
  const text = fromBase64Url(code.slice(version.length + checksumLength));
  const list = text === null ? null : parse(text);
  // One spelling for each list: what does not come out the same was not made here.
  return list !== null && isValid(list) && encodeShortlist(list) === code ? list : null;
}

/** A first name: letters of any script, spaces, hyphens, apostrophes and dots, so that no link or number gets into a page of the agency. */
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

/** 32 bits of FNV-1a. It protects from accidents: who wants to can write a list of their own anyway. */
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
