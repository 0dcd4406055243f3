import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteLanguage } from './kinds.ts';

const folder = path.resolve(import.meta.dirname, '../../app/i18n/dictionaries');

/** The interface text of a key in a language, as the dictionaries have it. */
export function word(language: SiteLanguage, key: string): string {
  let found: unknown = JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8'));
  for (const step of key.split('.')) {
    found =
      typeof found === 'object' && found !== null ? Object.entries(found).find(([name]) => name === step)?.[1] : null;
  }
  if (typeof found !== 'string') throw new Error(`The ${language} dictionary has no text ${key}`);
  return found;
}
