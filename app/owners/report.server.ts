import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { ownerVisitPath } from '~/addresses/entity-paths.ts';
import { amountOf } from '~/forms/amount.ts';
import { dayName } from '~/forms/contact-appointment/day-name.ts';
import type { Language } from '~/i18n/languages.ts';
import { languageNames } from '~/i18n/languages.ts';
import { plainText } from '~/i18n/text.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import type { Goal } from '~/listings/domain/codes.ts';
import { brusselsDay, brusselsTime } from '~/listings/domain/rules/day.ts';
import { formatDay } from '~/listings/domain/rules/format.ts';
import { formatNumber } from '~/listings/domain/rules/number.ts';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import type { Visit } from '~/site/visit.server.ts';
import { daysOf, lastDays } from '~/views/periods.ts';
import { badFiguresOf } from './bad-figures.ts';
import { contactName } from './contact-name.ts';
import type { GraphDay } from './Graph.tsx';
import { stateOf } from './overview.server.ts';
import type { OwnerVisit } from './visits.server.ts';

/** Requirements 9.22: the graph covers the last 30 days. */
const graphDays = 30;
/** Number of the agency's listings, similar in type, place and price, to compare with. */
const similarCount = 8;

export interface ShareRow {
  name: string;
  views: number;
  /** Share of the total, from 0 to 1. */
  share: number;
}

export async function headOf({ context, choice, cards, path }: Visit, id: string, t: TFunction) {
  const [listing] = await context.listings.summaries([id], choice);
  const [card] = listing ? propertyCards([listing], cards) : [];
  const today = formatDay(brusselsDay(context.now())) ?? '';
  const online = listing && daysOf({ from: listing.publishedOn, to: brusselsDay(context.now()) }).length;
  return {
    id,
    path,
    title: card?.title.text ?? id,
    lang: card?.title.lang ?? null,
    card: card ?? null,
    reference: card?.reference ?? id,
    isOffered: listing !== undefined && listing.marquee !== 'sold' && listing.marquee !== 'rented',
    state: listing ? stateOf(listing, t) : t('owners.list.withdrawn'),
    online: online ?? 0,
    daysOnline: online === undefined ? null : t('owners.list.daysOnline', { count: online }),
    asOf: t('owners.report.asOf', { day: today }),
  };
}

/** The figures of a property (requirements 3.29). */
export async function figuresOf(context: AppLoadContext, id: string, language: Language, t: TFunction) {
  const { views, listings, portal, now } = context;
  const month = lastDays(graphDays, now());
  const similar = await listings.similar(id, { language, fallback: language, limit: similarCount });
  const [totals, own, others, bySource, byLanguage, media] = await Promise.all([
    views.totals(id, now()),
    views.daily([id], month),
    similar.length > 0
      ? views.daily(
          similar.map((each) => each.id),
          month,
        )
      : null,
    views.bySource(id, month),
    views.byLanguage(id, month),
    portal.media.of(id, month),
  ]);
  const days: GraphDay[] = own.map(({ day, views: count }, index) => ({
    day: formatDay(day) ?? day,
    views: count,
    similar: others === null ? null : (others[index]?.views ?? 0) / similar.length,
  }));
  const figure = (value: number) => formatNumber(value, { language });
  return {
    totals: (['day', 'week', 'month', 'total'] as const).map((key) => ({
      key,
      name: t(`owners.report.${key}`),
      count: figure(totals[key]),
    })),
    days,
    summary: summaryOf(days, language, t),
    comparison: comparisonOf(days, t),
    similarName: similar.length > 0 ? t('owners.report.similar', { count: similar.length }) : null,
    sources: shares(bySource, ({ source, site }) => site ?? t(`owners.report.source.${source}`)),
    languages: shares(byLanguage, ({ language: each }) => languageNames[each]),
    media: media.map((each) => ({
      ...each,
      onlineSince: each.onlineSince && formatDay(each.onlineSince),
      views: figure(each.views),
      contacts: figure(each.contacts),
    })),
  };
}

function summaryOf(days: readonly GraphDay[], language: Language, t: TFunction): string {
  const sum = days.reduce((total, { views }) => total + views, 0);
  const [first, last] = [days.at(0), days.at(-1)];
  const peak = days.reduce<GraphDay | undefined>(
    (best, day) => (best === undefined || day.views > best.views ? day : best),
    undefined,
  );
  if (sum === 0 || !first || !last || !peak) return t('owners.report.noViews');
  return t('owners.report.graphText', {
    views: formatNumber(sum, { language }),
    from: first.day,
    to: last.day,
    peakDay: peak.day,
    peak: formatNumber(peak.views, { language }),
  });
}

function comparisonOf(days: readonly GraphDay[], t: TFunction): string | null {
  const own = days.reduce((total, { views }) => total + views, 0);
  const average = days.reduce((total, { similar }) => total + (similar ?? 0), 0);
  if (average < 1 || own === 0) return null;
  const percent = Math.round((own / average - 1) * 100);
  if (percent === 0) return t('owners.report.compareSame');
  return t(percent > 0 ? 'owners.report.compareMore' : 'owners.report.compareFewer', {
    percent: formatNumber(Math.abs(percent)),
  });
}

/** Groups rows by name, most views first. */
function shares<Row extends { views: number }>(rows: readonly Row[], nameOf: (row: Row) => string): ShareRow[] {
  const sum = rows.reduce((total, { views }) => total + views, 0);
  const named = new Map<string, number>();
  for (const row of rows) named.set(nameOf(row), (named.get(nameOf(row)) ?? 0) + row.views);
  return [...named]
    .map(([name, views]) => ({ name, views, share: sum === 0 ? 0 : views / sum }))
    .toSorted((a, b) => b.views - a.views);
}

/** How many past visits are shown; the rest are in the history. */
const shownPast = 8;

/** Confirmed upcoming and past visits. Shows no more about visitors than privacy allows. */
export async function visitsOf({ context: { portal, now }, site, language }: Visit, id: string, t: TFunction) {
  const nameOf = contactName(site.settings);
  const [planned, past] = await Promise.all([portal.visits.planned([id], now()), portal.visits.past(id, now())]);
  const view = ({ id: visitId, start, end, contact }: OwnerVisit) => {
    const [day, from] = brusselsTime(start).split(' ') as [string, string];
    return {
      id: visitId,
      when: `${dayName(day, language)}, ${from}–${brusselsTime(end).slice(-5)}`,
      who: contact === '' ? null : t('owners.report.visitWith', { name: nameOf(contact) }),
    };
  };
  const left = past.length - shownPast;
  return {
    planned: planned.map((visit) => ({ ...view(visit), calendar: ownerVisitPath(language, id, visit.id) })),
    past: past.slice(0, shownPast).map((visit) => ({ ...view(visit), said: visit.said })),
    daysSinceVisit: past[0] ? daysOf({ from: brusselsDay(past[0].start), to: brusselsDay(now()) }).length - 1 : null,
    more: left > 0 ? t('owners.report.morePast', { count: left }) : null,
  };
}

/** The offers for a property; null for a rental without any. */
export async function offersOf({ context: { portal }, site }: Visit, id: string, goal: Goal | null) {
  const offers = await portal.offers.of(id);
  if (offers.length === 0 && goal !== 'sale') return null;
  const nameOf = contactName(site.settings);
  return offers.map(({ id: offerId, at, contact, amount, comment }) => ({
    id: offerId,
    day: formatDay(brusselsDay(at)),
    who: nameOf(contact),
    amount: amount === null ? null : (formatPrice(amountOf(amount)) ?? amount),
    comment,
  }));
}

/** The bad figures of a property on offer, each with the agency's advice. */
export function badFiguresIn(
  { site, choice, language }: Visit,
  {
    head,
    figures,
    visits,
  }: {
    head: Pick<Awaited<ReturnType<typeof headOf>>, 'isOffered' | 'online'>;
    figures: Pick<Awaited<ReturnType<typeof figuresOf>>, 'days' | 'comparison'>;
    visits: Pick<Awaited<ReturnType<typeof visitsOf>>, 'planned' | 'daysSinceVisit'>;
  },
  t: TFunction,
) {
  if (!head.isOffered) return [];
  const { days } = figures;
  const sum = (some: readonly GraphDay[]) => some.reduce((total, { views }) => total + views, 0);
  // Excludes today, which is not over.
  const [week, weekBefore] = [sum(days.slice(-8, -1)), sum(days.slice(-15, -8))];
  const isCompared = days.some(({ similar }) => similar !== null);
  const similarMonth = isCompared ? days.reduce((total, { similar }) => total + (similar ?? 0), 0) : null;
  const { daysSinceVisit } = visits;
  const bad = badFiguresOf({
    daysOnline: head.online,
    week,
    weekBefore,
    month: sum(days),
    similarMonth,
    daysSinceVisit,
    planned: visits.planned.length,
  });
  const counts = { week: formatNumber(week, { language }), before: formatNumber(weekBefore, { language }) };
  return bad.map((figure) => ({
    figure,
    title:
      (figure === 'behind' && figures.comparison) ||
      t(`owners.report.bad.${figure}`, { ...counts, count: daysSinceVisit ?? head.online }),
    advice: plainText(site.settings?.ownersAdvice?.[figure], choice),
  }));
}
