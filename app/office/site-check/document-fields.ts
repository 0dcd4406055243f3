import type { StoredLink } from '~/content/links.ts';
import { isLanguage, languages, type Language, type Translated } from '~/i18n/languages.ts';

/** A published document as the lake stores it. */
export interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A link as editors set it, or a use of a picture, or a time that ends. */
export interface FieldFacts {
  links: { path: string; link: StoredLink; language: Language | null }[];
  pictures: { path: string; asset: string }[];
  ends: { path: string; until: string }[];
}

/** What a document's fields hold that may be wrong. What visitors do not see at the moment is left out. */
export function fieldFacts(document: StoredDocument, now: Date): FieldFacts {
  const facts: FieldFacts = { links: [], pictures: [], ends: [] };
  read(document, '', null, { facts, now });
  return facts;
}

/** The names of a document in each language; its internal name in all of them. */
export function titleOf({ name, title }: StoredDocument): Translated {
  for (const each of [title, name]) {
    if (typeof each === 'string' && each !== '') return Object.fromEntries(languages.map((code) => [code, each]));
    if (!isRecord(each)) continue;
    const texts = Object.entries(each).filter(([code, text]) => isLanguage(code) && typeof text === 'string' && text);
    if (texts.length > 0) return Object.fromEntries(texts);
  }
  return {};
}

interface Reading {
  facts: FieldFacts;
  now: Date;
}

function read(value: unknown, path: string, language: Language | null, reading: Reading): void {
  if (Array.isArray(value)) {
    for (const item of value as unknown[])
      if (isRecord(item) && typeof item._key === 'string')
        read(item, `${path}[_key=="${item._key}"]`, language, reading);
    return;
  }
  if (!isRecord(value) || !isShown(value)) return;
  const { facts, now } = reading;
  const { asset, visibleFrom, visibleUntil, externalUrl } = value;
  if (isPast(visibleUntil, now))
    return void facts.ends.push({ path: joined(path, 'visibleUntil'), until: visibleUntil });
  if (typeof visibleFrom === 'string' && !isPast(visibleFrom, now)) return;
  if (value._type === 'link') {
    const link: StoredLink = value;
    facts.links.push({ path: joined(path, targetFields.get(link.kind) ?? 'kind'), link, language });
  }
  if (typeof externalUrl === 'string')
    facts.links.push({ path: joined(path, 'externalUrl'), link: { kind: 'url', url: externalUrl }, language });
  if (isRecord(asset) && typeof asset._ref === 'string') facts.pictures.push({ path, asset: asset._ref });
  for (const [name, child] of Object.entries(value))
    if (!name.startsWith('_')) read(child, joined(path, name), isLanguage(name) ? name : language, reading);
}

function isPast(moment: unknown, now: Date): moment is string {
  return typeof moment === 'string' && Date.parse(moment) <= now.getTime();
}

/** The field of a link that says where it leads, by its kind. */
const targetFields = new Map<unknown, string>([
  ['page', 'reference'],
  ['property', 'propertyId'],
  ['url', 'url'],
]);

const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function isShown(value: Record<string, unknown>): boolean {
  const { status } = value;
  return value.public !== false && (typeof status !== 'string' || status === '' || status === 'Published');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
