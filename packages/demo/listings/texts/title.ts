import { languages, type Language } from '~/i18n/languages.ts';
import type { Facts } from '../property/facts.ts';
import type { Random } from '../random.ts';
import { fill } from './fill.ts';
import { forEachLanguage, languageIndex } from './languages.ts';
import type { Four } from './point.ts';
import type { Rota } from './rota.ts';
import { flatTitles } from './titles/flats.ts';
import { garageTitles } from './titles/garages.ts';
import { homeTitles } from './titles/homes.ts';
import { landTitles } from './titles/land.ts';
import { workTitles } from './titles/work.ts';
import type { Values } from './values.ts';

const titles = [...homeTitles, ...flatTitles, ...landTitles, ...workTitles, ...garageTitles];

/** A title in each language, unique in its municipality according to `taken`, if possible. */
export function titleOf(
  facts: Facts,
  values: Values,
  rota: Rota<Four>,
  taken: Set<string>,
  random: Random,
): Record<Language, string> {
  const said = titles.filter(({ when }) => when(facts)).flatMap(({ say }) => say);
  const key = (language: Language, title: string) => `${facts.place.zip}|${language}|${title}`;
  let repeated: Chosen | null = null;
  for (const row of rota.inTurn(said, random)) {
    const title = filled(row, values);
    if (title === null) continue;
    repeated ??= { row, title };
    if (languages.some((language) => taken.has(key(language, title[language])))) continue;
    return chosen({ row, title });
  }
  if (repeated === null) throw new Error(`There is no title for a ${facts.variant.key}.`);
  return chosen(repeated);

  function chosen({ row, title }: Chosen) {
    rota.used(row);
    for (const language of languages) taken.add(key(language, title[language]));
    return title;
  }
}

interface Chosen {
  row: Four;
  title: Record<Language, string>;
}

function filled(row: Four, values: Values): Record<Language, string> | null {
  const texts = forEachLanguage((language) => fill(row[languageIndex(language)], values[language]));
  const { nl, fr, en, de } = texts;
  return nl !== null && fr !== null && en !== null && de !== null ? { nl, fr, en, de } : null;
}
