import { defineType } from 'sanity';
import { dictionaryKeys } from '../../app/i18n/dictionary.ts';
import dictionary from '../../app/i18n/dictionaries/en.ts';

const keys = new Set(dictionaryKeys(dictionary));

/** Refuses a key that the website does not read. */
export function isInterfaceText(value: unknown): true | string {
  if (typeof value !== 'string') return 'Choose the text to replace.';
  return keys.has(value) ? true : `The website has no text “${value}”.`;
}

/** The name of one of the website's own texts, as its dictionaries hold them; the Studio offers a search for it. */
export const interfaceTextKey = defineType({ name: 'interfaceTextKey', title: 'Text of the website', type: 'string' });
