import type { MediumDay } from '~/owners/media.server.ts';
import { dayBefore } from '../listings/days.ts';
import { randomFor } from '../listings/random.ts';
import { counts } from './curve.ts';
import type { Listed } from './listed.ts';

/** Belgian portals. The demo's adverts do not exist there, so the links go to example.com. */
const media = [
  { name: 'Immoweb', slug: 'immoweb', usual: 34, later: 1 },
  { name: 'Zimmo', slug: 'zimmo', usual: 15, later: 2 },
  { name: 'Immovlan', slug: null, usual: 8, later: 4 },
] as const;

/** The share of views that lead to a message or a call. */
const contactShare = 0.011;

/** The portals on which an owner's property is advertised, with a year of its figures there. */
export function mediaOf({ id, published }: Listed, today: string, seed: number) {
  return media.map(({ name, slug, usual, later }) => {
    const random = randomFor(seed, 'medium', name, id);
    const onlineSince = dayBefore(published, -later);
    const days: MediumDay[] = counts(random, {
      published: onlineSince,
      today,
      days: 365,
      usual: usual * (0.8 + random.next() * 0.5),
    }).map(({ day, count }) => ({
      day,
      views: count,
      contacts: Array.from({ length: count }, () => random.chance(contactShare)).filter(Boolean).length,
    }));
    return { name, url: slug === null ? null : `https://www.example.com/${slug}/${id}`, onlineSince, days };
  });
}
