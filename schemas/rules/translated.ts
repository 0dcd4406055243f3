import type { CustomValidatorResult, ValidationContext } from 'sanity';
import { languages, type Language } from '../../app/i18n/languages.ts';
import { fill } from '../words.ts';
import { languageName } from './language-name.ts';
import { isRecord } from './record.ts';
import { words } from './words.ts';
import { languagesInUse } from './languages-in-use.ts';
import { fixedPageOfType } from './path.ts';

type Check = (value: unknown, context: ValidationContext) => Promise<CustomValidatorResult>;

/** Refuses a translated value that lacks a language in use, naming the languages. `what` opens the message: "The title". */
export function requiredInEveryLanguage(what: string): Check {
  return async (value, context) => missing(what, value, (await languagesInUse(context)).used);
}

/** Refuses a translated value that lacks the default language, into which the others fall back. */
export function requiredInDefaultLanguage(what: string): Check {
  return async (value, context) => missing(what, value, [(await languagesInUse(context)).default]);
}

/** Refuses a translated value that has nothing in any language. */
export function requiredInSomeLanguage(message: string) {
  return (value: unknown): true | string => languages.some((language) => filledIn(value, language)) || message;
}

/**
 * Refuses a translated value that lacks a language in use in which its document exists: a page where it has a path, another document where its
 * title or name is. A language that is turned on later makes nothing unpublishable.
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

/** A page exists in a language through its path; where it exists it needs a title. */
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

/** Whether a translated object has something in a language: a text that is not blank, or blocks. */
export function filledIn(value: unknown, language: Language): boolean {
  if (!isRecord(value)) return false;
  const text = value[language];
  if (typeof text === 'string') return text.trim() !== '';
  return Array.isArray(text) && text.length > 0;
}
