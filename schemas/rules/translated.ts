import type { CustomValidatorResult, ValidationContext } from 'sanity';
import { languages, type Language } from '../../app/i18n/languages.ts';
import { fill } from '../words.ts';
import { languageName } from './language-name.ts';
import { isRecord } from './record.ts';
import { words } from './words.ts';
import { languagesInUse } from './languages-in-use.ts';
import { fixedPageOfType } from './path.ts';

type Check = (value: unknown, context: ValidationContext) => Promise<CustomValidatorResult>;

/** Requires every language in use; the message names the missing ones. `what` begins the message: "The title". */
export function requiredInEveryLanguage(what: string): Check {
  return async (value, context) => missing(what, value, (await languagesInUse(context)).used);
}

/** Requires the default language, to which the others fall back. */
export function requiredInDefaultLanguage(what: string): Check {
  return async (value, context) => missing(what, value, [(await languagesInUse(context)).default]);
}

export function requiredInSomeLanguage(message: string) {
  return (value: unknown): true | string => languages.some((language) => filledIn(value, language)) || message;
}

/**
 * Requires a translated value in the languages in use in which its document exists: those of a page's path, or of
 * another document's title or name. So turning on another language blocks no document from being published.
 */
export function requiredWhereDocumentExists(what: string): Check {
  return async (value, context) => {
    const { used, default: first } = await languagesInUse(context);
    const { document } = context;
    const pageType = document?.pageType;
    const hasOwnPath = document?._type === 'menuPage' && pageType !== 'home' && fixedPageOfType(pageType) === null;
    const proof = [hasOwnPath ? document.path : null, document?.title, document?.name].find(isTranslated);
    return missing(
      what,
      value,
      used.filter((language) => (proof === undefined ? language === first : filledIn(proof, language))),
    );
  };
}

function isTranslated(value: unknown): boolean {
  return isRecord(value) && languages.some((language) => filledIn(value, language));
}

/** Requires a page's title in every language in which the page has a path. */
export function requiredWherePathExists(what: string): Check {
  return async (value, context) => {
    const { used } = await languagesInUse(context);
    const pageType = context.document?.pageType;
    const everywhere = pageType === 'home' || fixedPageOfType(pageType) !== null;
    const paths = context.document?.path;
    return missing(
      what,
      value,
      used.filter((language) => everywhere || filledIn(paths, language)),
    );
  };
}

function missing(what: string, value: unknown, wanted: Language[]): CustomValidatorResult {
  const empty = wanted.filter((language) => !filledIn(value, language));
  if (empty.length === 0) return true;
  return fill(words.missing, { what, languages: empty.map(languageName).join(', ') });
}

/** Whether a translated value has content in a language: non-blank text, or blocks. */
export function filledIn(value: unknown, language: Language): boolean {
  if (!isRecord(value)) return false;
  const text = value[language];
  if (typeof text === 'string') return text.trim() !== '';
  return Array.isArray(text) && text.length > 0;
}
