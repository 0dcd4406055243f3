/** Which translated values of a document lack a language. Pure; used by the badges and the list. */
import { languages, type Language } from '../../app/i18n/languages.ts';
import { isRecord } from '../../schemas/rules/record.ts';

export type PathSegment = string | { _key: string };

export interface MissingText {
  language: Language;
  /** From the document to the value in that language: `['modules', {_key: 'a'}, 'title', 'de']`. */
  path: PathSegment[];
  /** The text in another language, so that an editor sees what to translate. */
  example: string;
  /** `page`: the document has no path in the language and so does not exist in it; its other texts are not listed. */
  kind: 'text' | 'page';
}

export interface Completeness {
  language: Language;
  /** Translated values that have a text in any language in use. */
  total: number;
  missing: number;
  /** False if the document has no path in the language. */
  exists: boolean;
}

interface Value {
  path: PathSegment[];
  type: string;
  texts: Partial<Record<Language, string>>;
}

/** Always complete: an override that is empty in a language keeps the product's text there. */
const complete: readonly unknown[] = ['translationOverride'];

/** The texts that a document has in one language in use and lacks in another. Archived documents lack nothing. */
export function missingTexts(document: object, used: readonly Language[]): MissingText[] {
  const values = translatedValues(document);
  return used.flatMap((language) => {
    const lacking = values.filter(({ texts }) => !texts[language] && used.some((other) => texts[other]));
    const path = lacking.find((value) => decidesExistence(value));
    const listed = path === undefined ? lacking : [path];
    return listed.map((value): MissingText => ({
      language,
      path: [...value.path, language],
      example: used.map((other) => value.texts[other]).find(Boolean) ?? '',
      kind: path === undefined ? 'text' : 'page',
    }));
  });
}

export function completeness(document: object, used: readonly Language[]): Completeness[] {
  const values = translatedValues(document).filter(({ texts }) => used.some((language) => texts[language]));
  return used.map((language) => {
    const lacking = values.filter(({ texts }) => !texts[language]);
    return {
      language,
      total: values.length,
      missing: lacking.length,
      exists: !lacking.some((value) => decidesExistence(value)),
    };
  });
}

/** A path in the Studio's link format: `modules[_key=="a"].title.de`. */
export function fieldPath(path: readonly PathSegment[]): string {
  return path.reduce<string>(
    (written, segment) =>
      typeof segment === 'string'
        ? `${written}${written === '' ? '' : '.'}${segment}`
        : `${written}[_key=="${segment._key}"]`,
    '',
  );
}

function translatedValues(document: object): Value[] {
  if (!isRecord(document) || complete.includes(document._type) || document.status === 'Archived') return [];
  return walk(document, []);
}

function walk(value: unknown, path: PathSegment[]): Value[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) =>
      isRecord(item) && typeof item._key === 'string' ? walk(item, [...path, { _key: item._key }]) : [],
    );
  }
  if (!isRecord(value) || isHidden(value)) return [];
  const type = typeof value._type === 'string' ? value._type : '';
  if (/^translated(?:String|Text|RichText|Path)$/.test(type)) {
    return [
      { path, type, texts: Object.fromEntries(languages.map((language) => [language, textOf(value[language])])) },
    ];
  }
  return Object.entries(value).flatMap(([name, child]) => (name.startsWith('_') ? [] : walk(child, [...path, name])));
}

/** Content that an editor has hidden is not on the site: a module, a header link, a text with its public flag off. */
function isHidden(value: Record<string, unknown>): boolean {
  return value.status === 'Hidden' || value.public === false;
}

/** A document with its own path exists in the languages of the path. */
function decidesExistence({ type, path }: Value): boolean {
  return type === 'translatedPath' && path.length === 1;
}

/** The text of one language on one line; the plain text of Portable Text. Empty if there is none. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return '';
  const words = value.flatMap((block: unknown) =>
    isRecord(block) && Array.isArray(block.children)
      ? block.children.map((span: unknown) => (isRecord(span) && typeof span.text === 'string' ? span.text : ''))
      : ['◻'],
  );
  return words.join(' ').trim();
}
