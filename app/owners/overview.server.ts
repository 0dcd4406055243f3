import type { TFunction } from 'i18next';
import { ownerPath } from '~/addresses/entity-paths.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import type { PropertyCard } from '~/listings/cards/property-card.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import type { Goal, Marquee } from '~/listings/domain/codes.ts';
import type { Visit } from '~/site/visit.server.ts';
import { daysBefore, daysOf, lastDays } from '~/views/periods.ts';
import type { Owner } from './owners.server.ts';

/** One of an owner's properties, with its figures. */
export interface OverviewProperty {
  id: string;
  path: string;
  title: string;
  lang: string | null;
  /** Null if the property is no longer on the website. */
  card: PropertyCard | null;
  state: string;
  daysOnline: string | null;
  views: string;
  /** Compared to the 7 days before. */
  trend: string;
  direction: 'up' | 'down' | 'level';
}

/** An owner's properties, those on the website first. */
export async function readOverview(
  { context, language, choice, cards: options }: Visit,
  owner: Owner,
  t: TFunction,
): Promise<OverviewProperty[]> {
  const { portal, listings, views, now } = context;
  const ids = await portal.owners.propertiesOf(owner.id);
  const week = lastDays(7, now());
  const [there, current, before, gone] = await Promise.all([
    listings.summaries(ids, choice),
    views.ofEach(ids, week),
    views.ofEach(ids, daysBefore(week, 7)),
    Promise.all(ids.map((id) => listings.tombstone(id))),
  ]);
  const cards = new Map(propertyCards(there, options).map((card) => [card.id, card]));
  return ids
    .map((id, index): OverviewProperty => {
      const listing = there.find((each) => each.id === id);
      const card = cards.get(id) ?? null;
      const [count, then] = [current.get(id) ?? 0, before.get(id) ?? 0];
      const status = gone[index]?.status;
      const today = brusselsDay(now());
      return {
        id,
        path: ownerPath(language, id),
        title: card?.title.text ?? id,
        lang: card?.title.lang ?? null,
        card,
        state: listing
          ? stateOf(listing, t)
          : status === 'sold' || status === 'rented'
            ? t(`owners.list.${status}`)
            : t('owners.list.withdrawn'),
        daysOnline: listing
          ? t('owners.list.daysOnline', { count: daysOf({ from: listing.publishedOn, to: today }).length })
          : null,
        views: t('owners.list.views', { count }),
        trend:
          count === then
            ? t('owners.list.same')
            : t(count > then ? 'owners.list.more' : 'owners.list.fewer', { count: Math.abs(count - then) }),
        direction: count === then ? 'level' : count > then ? 'up' : 'down',
      };
    })
    .toSorted((a, b) => Number(a.card === null) - Number(b.card === null));
}

/** The state of a property: the CRM's own label if there is one. */
export function stateOf(
  { goal, marquee, marqueeLabel }: { goal: Goal; marquee: Marquee; marqueeLabel: string | null },
  t: TFunction,
): string {
  if (marquee === 'sold' || marquee === 'rented') return t(`owners.list.${marquee}`);
  return marqueeLabel ?? t(goal === 'sale' ? 'owners.list.forSale' : 'owners.list.forRent');
}
