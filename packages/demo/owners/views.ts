import type { Language } from '~/i18n/languages.ts';
import { randomFor, type Random } from '../listings/random.ts';
import { counts } from './curve.ts';
import type { Listed } from './listed.ts';

/** Views of a property per day, language and source. */
export interface DemoViews {
  property: string;
  /** ISO day. */
  day: string;
  language: Language;
  source: string;
  /** Empty if the source has no name. */
  site: string;
  views: number;
}

const languages: Record<Listed['region'], readonly (readonly [Language, number])[]> = {
  north: [
    ['nl', 80],
    ['fr', 9],
    ['en', 9],
    ['de', 2],
  ],
  south: [
    ['fr', 76],
    ['nl', 11],
    ['en', 10],
    ['de', 3],
  ],
};

const arrivals: readonly (readonly [source: string, site: string, weight: number])[] = [
  ['portal', 'immoweb.be', 31],
  ['search', 'google.com', 19],
  ['direct', '', 15],
  ['portal', 'zimmo.be', 10],
  ['internal', '', 7],
  ['social', 'facebook.com', 6],
  ['portal', 'immovlan.be', 5],
  ['mail', '', 3],
  ['social', 'instagram.com', 2],
  ['referral', '', 1],
  ['search', 'bing.com', 1],
];

/** A year of views of an owned property; each view has its own language and source. */
export function viewsOfYear({ id, published, region }: Listed, today: string, seed: number): DemoViews[] {
  const random = randomFor(seed, 'owner-views', id);
  const usual = 9 + random.next() * 9;
  const rows = new Map<string, DemoViews>();
  for (const { day, count } of counts(random, { published, today, days: 365, usual })) {
    for (let each = 0; each < count; each += 1) {
      const view = arrival(random, region);
      const key = [day, view.language, view.source, view.site].join(' ');
      const known = rows.get(key);
      if (known) known.views += 1;
      else rows.set(key, { property: id, day, ...view, views: 1 });
    }
  }
  return [...rows.values()];
}

/** The last weeks of another listing, for comparison with those of owners; one row per day is enough. */
export function viewsOfWeeks({ id, published, region }: Listed, today: string, seed: number): DemoViews[] {
  const random = randomFor(seed, 'views', id);
  const usual = 4 + random.next() * 11;
  return counts(random, { published, today, days: 60, usual }).flatMap(({ day, count }) =>
    count === 0 ? [] : [{ property: id, day, ...arrival(random, region), views: count }],
  );
}

function arrival(random: Random, region: Listed['region']) {
  const [language] = random.weighted(languages[region], ([, weight]) => weight) ?? ['nl'];
  const [source, site] = random.weighted(arrivals, ([, , weight]) => weight) ?? ['direct', ''];
  return { language, source, site } as const;
}
