import type { Language } from '~/i18n/languages.ts';
import { languageIndex } from '../texts/languages.ts';
import type { Four } from '../texts/point.ts';
import { agencyWords } from './agency.ts';
import { buildingWords } from './building.ts';
import { legalWords } from './legal.ts';

const words = { ...agencyWords, ...buildingWords, ...legalWords };

/** The key of a standard phrase. */
export type WordKey = keyof typeof words;

/** The phrase in a language; undefined if the agent left it blank. */
export function wordIn(language: Language, key: WordKey | null): string | undefined {
  if (key === null) return undefined;
  const word: Four = words[key];
  return word[languageIndex(language)];
}
