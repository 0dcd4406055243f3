import type { CustomValidatorResult } from 'sanity';
import { languages, type Translated } from '../../app/i18n/languages.ts';
import { fill } from '../words.ts';
import { languageName } from './language-name.ts';
import { words } from './words.ts';
import { filledIn } from './translated.ts';

/** Another document of the same level, with its path segment per language. */
export interface Neighbour {
  _id: string;
  name?: string | null;
  path?: Translated | null;
}

/** Rejects a path that a sibling uses in the same language; the message appears there and names the sibling. */
export function takenPath(own: Translated, neighbours: readonly Neighbour[]): CustomValidatorResult {
  for (const language of languages) {
    if (!filledIn(own, language)) continue;
    const twin = neighbours.find(({ path }) => path?.[language] === own[language]);
    if (twin === undefined) continue;
    return {
      message: fill(words.pathTaken, { page: twin.name ?? twin._id, language: languageName(language) }),
      path: [language],
    };
  }
  return true;
}
