import { languages, type Language } from '~/i18n/languages.ts';
import type { Facts } from '../property/facts.ts';
import { randomFor } from '../random.ts';
import { describe } from './description.ts';
import type { Four } from './point.ts';
import { Rota } from './rota.ts';
import { titleOf } from './title.ts';
import { valuesOf } from './values.ts';

/** Writes the texts of one export and tracks which sentences were used. */
export interface Writer {
  write(facts: Facts): Texts;
}

export interface Texts {
  title: Record<Language, string>;
  /** Null if the agent has not written it yet. */
  description: Record<Language, string | null>;
}

/** A writer for an export with that seed. The texts depend on the order of the listings. */
export function createWriter(seed: number): Writer {
  const sentences = new Rota<Four>();
  const titles = new Rota<Four>();
  const taken = new Set<string>();
  return {
    write(facts) {
      const random = randomFor(seed, 'texts', facts.id);
      const values = valuesOf(facts);
      const title = titleOf(facts, values, titles, taken, random);
      const description: Texts['description'] = describe(facts, values, sentences, random);
      // As in real life, 3 % lack the text in one language.
      if (random.chance(0.03)) description[random.pick(languages)] = null;
      return { title, description };
    },
  };
}
