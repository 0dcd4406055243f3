import { defineType } from 'sanity';
import { dictionaryKeys } from '../../app/i18n/dictionary.ts';
import dictionary from '../../app/i18n/dictionaries/en.ts';
import { fill } from '../words.ts';
import { words } from './words.ts';

const keys = new Set(dictionaryKeys(dictionary));

/** Rejects a key that the website does not use. */
export function isInterfaceText(value: unknown): true | string {
  if (typeof value !== 'string') return words.interfaceTextRequired;
  return keys.has(value) ? true : fill(words.interfaceTextUnknown, { key: value });
}

/** The key of an interface text in the website's dictionaries; the Studio offers a search for it. */
export const interfaceTextKey = defineType({
  name: 'interfaceTextKey',
  title: words.interfaceTextKeyType,
  type: 'string',
});
