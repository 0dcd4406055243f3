import { languages, type Language } from '../../../app/i18n/languages.ts';
import { portableText, type Block } from './portable-text.ts';
import { typeset } from './typeset.ts';

/** A document of the Content Lake before its array items have keys. */
export interface Document {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A text in each language, in the order of `languages`. */
export type Words = readonly [nl: string, fr: string, en: string, de: string];

/** A text per language, in the order of `languages`; null where a language has none. */
type Texts = readonly [nl: string | null, fr: string | null, en: string | null, de: string | null];

function translated(type: string, texts: Texts): { _type: string; [language: string]: unknown } {
  const entries = languages.flatMap((language, index) => {
    const words = texts[index];
    return words === null || words === undefined ? [] : [[language, typeset(language, words)] as const];
  });
  return { _type: type, ...Object.fromEntries(entries) };
}

export const line = (...texts: Texts) => translated('translatedString', texts);
export const text = (...texts: Texts) => translated('translatedText', texts);
export const path = (...texts: Texts) => translated('translatedPath', texts);

/** Rich text per language, in the markup of portable-text.ts. */
export function rich(texts: Partial<Record<Language, string>>) {
  const blocks: Partial<Record<Language, Block[]>> = {};
  for (const language of languages) {
    const source = texts[language];
    if (source !== undefined) blocks[language] = portableText(typeset(language, source));
  }
  return { _type: 'translatedRichText', ...blocks };
}

export const reference = (id: string) => ({ _type: 'reference', _ref: id });
export const toPage = (id: string) => ({ _type: 'link', kind: 'page', reference: reference(id), newWindow: false });
export const toUrl = (url: string) => ({ _type: 'link', kind: 'url', url, newWindow: false });

/** An asset in Sanity's export format: the import uploads the file and replaces it by a reference. */
export const image = (name: string) => ({ _type: 'image', _sanityAsset: `image@file://./images/${name}.webp` });

export function picture(name: string, alt: ReturnType<typeof line>) {
  return { ...image(name), _type: 'picture', alt };
}

export function seo(title: ReturnType<typeof line>, description: ReturnType<typeof text>, noIndex = false) {
  const flags = Object.fromEntries(languages.map((language) => [language, true]));
  return { _type: 'seo', title, description, ...(noIndex ? { noIndex: { _type: 'translatedFlag', ...flags } } : {}) };
}

/** A module with the defaults of the demo's modules. */
export function module(type: string, fields: Record<string, unknown>) {
  return {
    _type: type,
    titleSize: 'h2',
    position: 'left',
    span: 12,
    sort: 'chosen',
    view: 'grid',
    relations: [],
    status: 'Published',
    numberItemOfRow: 3,
    maxItems: 6,
    ...fields,
  };
}

export const relation = (type: string, id: string) => ({ _type: 'relation', type, id });
export const relationTo = (type: string, id: string) => ({ _type: 'relation', type, reference: reference(id) });

interface PageFields {
  name: string;
  pageType: string;
  order: number;
  menuPosition: 'main' | 'footer' | 'none';
  title: unknown;
  path?: unknown;
  showBanner: boolean;
  [field: string]: unknown;
}

export function page(id: string, fields: PageFields): Document {
  return { _id: `menuPage-${id}`, _type: 'menuPage', status: 'Published', showBreadcrumb: true, style: [], ...fields };
}
