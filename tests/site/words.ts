import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../app/i18n/languages.ts';

const app = path.resolve(import.meta.dirname, '../../app');

/** All interface texts of a language: the product's and those of its modules, its forms and its cookie dialog. */
export function wordsOf(language: Language): object {
  const ofParts = ['modules', 'forms'].flatMap((room) =>
    ['.', ...readdirSync(path.join(app, room))].map((name) => path.join(app, room, name, 'texts', `${language}.json`)),
  );
  const files = [
    path.join(app, 'i18n/dictionaries', `${language}.json`),
    path.join(app, 'consent/texts', `${language}.json`),
    path.join(app, 'owners/texts', `${language}.json`),
    path.join(app, 'listings/texts', `${language}.json`),
    ...ofParts.filter((file) => existsSync(file)),
  ];
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

export function word(language: Language, key: string): string {
  let found: unknown = wordsOf(language);
  for (const step of key.split('.')) {
    found =
      typeof found === 'object' && found !== null ? Object.entries(found).find(([name]) => name === step)?.[1] : null;
  }
  if (typeof found !== 'string') throw new Error(`The ${language} dictionary has no text ${key}`);
  return found;
}

/** The texts of the cookie dialog, and of the footer link that opens it. */
export function wordsOfConsent(language: Language) {
  type Words = Record<'title' | 'policy' | 'acceptAll' | 'functional' | 'choose' | 'save' | 'close' | 'sets', string>;
  const { consent } = wordsOf(language) as {
    consent: Words & { categories: Record<string, { title: string } | undefined> };
  };
  return { ...consent, settings: word(language, 'frame.cookieSettings') };
}
