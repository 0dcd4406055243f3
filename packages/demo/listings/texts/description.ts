import type { Language } from '~/i18n/languages.ts';
import type { Facts } from '../property/facts.ts';
import type { Random } from '../random.ts';
import { fill } from './fill.ts';
import { forEachLanguage, languageIndex } from './languages.ts';
import { outlineOf, type Slot } from './outline.ts';
import type { Four, Point } from './point.ts';
import type { Rota } from './rota.ts';
import type { Values } from './values.ts';

/** Figures that a description mentions at most once. */
const figures = /\{(living|garden|terrace|ground|epc|beds|units|garages|parkings|renovated|built|facing|onFloor)\}/g;

/** Topics whose repetition would be noticeable, by a word of the Dutch text. */
const topics = [
  /tuin (van|is|beschutting)|tuintje|m² tuin/,
  /fiets/,
  /parkeer/,
  /isolatie/,
  /kijkt|uitzicht|hemel/,
  /\blift\b/,
  /(om|op) de hoek/,
  /gelijkvloers|niveau/,
];

/**
 * A description in each language: the same points, each worded idiomatically. Paragraphs are separated by an empty
 * line. The rota keeps any sentence from occurring too often.
 */
export function describe(facts: Facts, values: Values, rota: Rota<Four>, random: Random): Record<Language, string> {
  const told = new Set<string>();
  const paragraphs = outlineOf(facts, random).map((slots) =>
    slots.flatMap(([points, count]) => {
      const possible = points.filter(({ when }) => when(facts));
      return choose([possible, count], values, told, rota, random);
    }),
  );
  return forEachLanguage((language) =>
    paragraphs
      .map((rows) => rows.flatMap((row) => fill(row[languageIndex(language)], values[language]) ?? []).join(' '))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  );
}

/** Chooses up to `count` points, and one wording of each: the least used ones. */
function choose([points, count]: Slot, values: Values, told: Set<string>, rota: Rota<Four>, random: Random): Four[] {
  const rows = new Map<Four, Point>(points.flatMap((point) => point.say.map((row) => [row, point] as const)));
  const chosen: Four[] = [];
  const done = new Set<Point | undefined>();
  for (const row of rota.inTurn([...rows.keys()], random)) {
    if (chosen.length === count) break;
    const about = subjectsOf(row[0]);
    if (done.has(rows.get(row)) || about.some((subject) => told.has(subject))) continue;
    if (fill(row[0], values.nl) === null) continue;
    chosen.push(row);
    rota.used(row);
    done.add(rows.get(row));
    for (const subject of about) told.add(subject);
  }
  return chosen;
}

function subjectsOf(text: string): string[] {
  return [
    ...[...text.matchAll(figures)].map(([figure]) => figure),
    ...topics.flatMap((topic) => (topic.test(text) ? [String(topic)] : [])),
  ];
}
