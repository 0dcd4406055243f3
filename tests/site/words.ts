import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../app/i18n/languages.ts';

const app = path.resolve(import.meta.dirname, '../../app');

/** All interface texts of a language: the product's and those of its modules and forms. */
export function wordsOf(language: Language): object {
  const ofParts = ['modules', 'forms'].flatMap((room) =>
    ['.', ...readdirSync(path.join(app, room))].map((name) => path.join(app, room, name, 'texts', `${language}.json`)),
  );
  const files = [
    path.join(app, 'i18n/dictionaries', `${language}.json`),
    ...ofParts.filter((file) => existsSync(file)),
  ];
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

/** The interface text of a key in a language, as the dictionaries have it. */
export function word(language: Language, key: string): string {
  let found: unknown = wordsOf(language);
  for (const step of key.split('.')) {
    found =
      typeof found === 'object' && found !== null ? Object.entries(found).find(([name]) => name === step)?.[1] : null;
  }
  if (typeof found !== 'string') throw new Error(`The ${language} dictionary has no text ${key}`);
  return found;
}
