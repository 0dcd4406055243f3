/** The nonsense that the Studio accepts, gathered into few documents for the site to show (tests/nonsense.spec.ts). */
import type { SchemaType } from 'sanity';
import { languages } from '../../app/i18n/languages.ts';
import { singletonTypes } from '../../schemas/index.ts';
import { isRecord } from '../../schemas/rules/record.ts';
import { beginnings, type Beginning } from './beginnings.fixture.ts';
import { merge } from './fill-in.fixture.ts';
import { put } from './form.fixture.ts';
import { answerTo, isNeverMeant, nonsenseOf, openNonsensicalStudio, type Nonsense } from './nonsense.fixture.ts';

interface Gathered {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** Fields that move or hide a page: nonsense in them is shown apart from the rest. */
const movingFields = ['parent', 'category', 'redirect', 'externalUrl', 'visibleFrom', 'visibleUntil'];

/** Documents to import, a list for each of the three kinds of nonsense. */
export async function acceptedNonsense(): Promise<Gathered[][]> {
  const studio = await openNonsensicalStudio();
  const turns: Gathered[][] = [[], [], []];
  for (const beginning of beginnings(studio, {})) {
    const accepted: Nonsense[] = [];
    for (const nonsense of await nonsenseOf(studio, beginning))
      // nonsense.test.ts sees to it that the Studio refuses what is never meant.
      if (!isNeverMeant(nonsense) && (await answerTo(studio, nonsense)).accepted) accepted.push(nonsense);
    const type = (await beginning.begin()).type;
    for (const [turn, gathered] of turns.entries()) {
      const own = accepted.filter((each) => each.turn === turn);
      for (const kind of new Set(own.map(together)))
        gather(
          gathered,
          type,
          beginning,
          own.filter((each) => together(each) === kind),
        );
    }
  }
  studio.close();
  return turns;
}

/** Nonsense that one document can hold. */
function together({ choices, path }: Nonsense): string {
  const field = String(path[0]);
  return JSON.stringify([choices, movingFields.includes(field) ? field : '']);
}

function gather(gathered: Gathered[], type: SchemaType, { name }: Beginning, group: readonly Nonsense[]): void {
  const whole = group.reduce((document, { path, value }) => put(type, document, path, value), group[0]?.right);
  const number = gathered.length;
  const own = { ...Object(whole), _type: type.name };
  const other = gathered.find(({ _id }) => _id === type.name);
  // There is one of each, with all nonsense together.
  if (singletonTypes.includes(type.name) && other !== undefined)
    Object.assign(other, merge(other, { ...own, _id: type.name }));
  else if (singletonTypes.includes(type.name)) gathered.push({ ...own, _id: type.name });
  else gathered.push({ ...own, ...distinct(type.name, name, own, number), _id: `nonsense-${number}` });
}

/** What two documents of a type may not share. */
function distinct(type: string, name: string, { path }: { path?: unknown }, number: number): object {
  const each = Object.fromEntries(languages.map((language) => [language, `nonsense-${number}`]));
  if (type === 'redirect') return { from: `/nl/nonsense-${number}/` };
  // One page is in the menu of every other.
  const menu = type === 'menuPage' && name !== 'menuPage' ? { menuPosition: 'none' } : {};
  return isRecord(path) || type === 'article' ? { ...menu, path: { _type: 'translatedPath', ...each } } : menu;
}
