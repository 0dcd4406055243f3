import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { propertyPath } from '~/addresses/entity-paths.ts';
import { isLanguage, languageNames, type Language } from '~/i18n/languages.ts';
import { plainText } from '~/i18n/text.ts';
import type { LeadSum } from '~/leads/desk.server.ts';
import { chosenPlace } from '~/listings/places/offered.server.ts';
import { formatNumber } from '~/listings/domain/rules/number.ts';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import { byteOrderMark, csvRecords } from '~/platform/csv.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readEmptySearch } from '~/views/empty-search.ts';
import { lastDays, mondaysOf, type Period } from '~/views/periods.ts';
import { originOf, type Origin } from '~/views/sources.ts';
import type { FigureFilter, Figures } from '~/views/views.server.ts';
import { noStore } from './access.server.ts';
import { barChart, columnChart, type Bar, type chartWidths, type Scheme } from './chart.server.ts';
import { figureWords } from './figure-words.ts';
import {
  figureSections,
  type FigureRefusal,
  type FigureSection,
  type FiguresAnswer,
  type FigureTable,
} from './figures.ts';
import { formTitle, labelText } from './form-title.server.ts';
import type { Reading } from './present.server.ts';

export interface FigureQuestion extends FigureFilter {
  period: Period;
  scheme: Scheme;
  width: keyof typeof chartWidths;
  /** Of an export. */
  section: FigureSection | null;
}

/** The longest period, in days: two years. */
const longest = 731;
const usual = 91;
/** Bars in a chart; the table has more. */
const charted = 10;

const day = z.iso.date().optional();
const question = z.object({
  from: day,
  to: day,
  visitors: z.string().refine(isLanguage).optional(),
  property: z.string().trim().min(1).max(64).toLowerCase().optional(),
  scheme: z.enum(['light', 'dark']).default('light'),
  width: z.enum(['wide', 'narrow']).default('wide'),
  section: z.enum(figureSections).optional(),
});

/** @throws {Response} 400 */
export function figureQuestion(query: URLSearchParams, now: Date): FigureQuestion {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''));
  const { data } = question.safeParse(given);
  const recent = lastDays(usual, now);
  const [one, other] = [data?.from ?? recent.from, data?.to ?? recent.to];
  const period = one <= other ? { from: one, to: other } : { from: other, to: one };
  const length = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000 + 1;
  if (data === undefined || length > longest) {
    const message = `Ask for {"from", "to"} (days such as 2026-11-29, ${longest} at most), {"visitors": nl, fr, en or de}, {"property": its code}; an export for {"section": one of ${figureSections.join(', ')}}.`;
    throw Response.json({ error: 'parameter', message } satisfies FigureRefusal, { status: 400, headers: noStore });
  }
  const { visitors, property, scheme, width, section } = data;
  return { period, language: visitors ?? null, property: property ?? null, scheme, width, section: section ?? null };
}

/** What visitors did: tables with charts, in the editor's language. */
export async function figuresAnswer(
  context: AppLoadContext,
  { period, scheme, width, ...filter }: FigureQuestion,
  reading: Reading,
): Promise<FiguresAnswer> {
  const { language } = reading;
  const [figures, leads, t] = await Promise.all([
    context.views.figures(period, filter),
    context.leadDesk.sums(period, filter),
    readTexts(context, language),
  ]);
  const [homes, searches] = await Promise.all([
    homeNames(context, figures, reading),
    searchTexts(context, figures, { language, t }),
  ]);
  const writing: Writing = { language, t, scheme, width, homes, searches };
  const tables = [
    weekTable(figures, leads, period, writing),
    leadTable(leads, writing),
    sourceTable(figures, leads, writing),
    homeTable('homes', figures, leads, writing),
    homeTable('kept', figures, leads, writing),
    ...(filter.property === null ? [searchTable(figures, writing)] : []),
    languageTable(figures, leads, writing),
  ];
  return { ...period, tables };
}

/** One of the tables as CSV. */
export async function* figureCsv(answer: FiguresAnswer, section: FigureSection): AsyncGenerator<string> {
  const table = answer.tables.find(({ name }) => name === section);
  yield await Promise.resolve(byteOrderMark);
  yield csvRecords([
    table?.columns.map(({ label }) => label) ?? [],
    ...(table?.rows.map(({ cells }) => cells.map(String)) ?? []),
  ]);
}

interface Writing {
  language: Language;
  t: TFunction;
  scheme: Scheme;
  width: keyof typeof chartWidths;
  homes: ReadonlyMap<string, { title: string; url: string | null }>;
  searches: ReadonlyMap<string, string>;
}

function weekTable(figures: Figures, leads: readonly LeadSum[], period: Period, writing: Writing): FigureTable {
  const words = figureWords[writing.language];
  const sent = summed(leads, ({ week }) => week);
  const rows = mondaysOf(period).map((week) => {
    const { views, kept, emptySearches } = figures.weeks.find((each) => each.week === week) ?? nothing;
    return { cells: [week, views, sent.get(week) ?? 0, kept, emptySearches], url: null };
  });
  const short = new Intl.DateTimeFormat(writing.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const chart = (title: string, column: number) => {
    const bars = rows.map(({ cells }) => ({
      label: short.format(new Date(`${String(cells[0])}T12:00:00Z`)),
      value: Number(cells[column]),
    }));
    return { title, svg: columnChart(bars, drawing(title, writing)) };
  };
  return {
    ...headed('weeks', ['week', 'views', 'leadCount', 'keptCount', 'emptyCount'], writing),
    rows: rows.toReversed(),
    charts: [chart(words.views, 1), chart(words.leadCount, 2)],
  };
}

function leadTable(leads: readonly LeadSum[], writing: Writing): FigureTable {
  const { language, t } = writing;
  const sums = summed(leads, (lead) => JSON.stringify([leadSource(lead, writing), formTitle(lead.form, language, t)]));
  const rows = [...sums]
    .map(([key, count]) => ({ names: z.tuple([z.string(), z.string()]).parse(JSON.parse(key)), count }))
    .toSorted((a, b) => b.count - a.count || a.names.join().localeCompare(b.names.join()));
  return {
    ...headed('leads', ['source', 'form', 'leadCount'], writing),
    rows: rows.map(({ names, count }) => ({ cells: [...names, count], url: null })),
    charts: bars(
      'leads',
      rows.map(({ names, count }) => ({ label: names.join(' · '), value: count })),
      writing,
    ),
  };
}

function sourceTable({ sources }: Figures, leads: readonly LeadSum[], writing: Writing): FigureTable {
  const sent = summed(leads, (lead) => leadSource(lead, writing));
  const rows = sources.map((origin) => {
    const name = originName(origin, writing);
    return { cells: [name, origin.views, sent.get(name) ?? 0], url: null };
  });
  return {
    ...headed('sources', ['source', 'views', 'leadCount'], writing),
    rows,
    charts: bars(
      'sources',
      rows.map(({ cells: [label, value] }) => ({ label: String(label), value: Number(value) })),
      writing,
    ),
  };
}

function homeTable(name: 'homes' | 'kept', figures: Figures, leads: readonly LeadSum[], writing: Writing): FigureTable {
  const sent = summed(leads, ({ propertyId }) => propertyId ?? '');
  const rows = figures[name].map(({ property, views, kept }) => {
    const { title, url } = writing.homes.get(property) ?? { title: property, url: null };
    return { cells: [title, property, views, kept, sent.get(property) ?? 0], url };
  });
  const column = name === 'homes' ? 2 : 3;
  const drawn = rows.map(({ cells }) => ({ label: `${cells[0]} (${cells[1]})`, value: Number(cells[column]) }));
  return {
    ...headed(name, ['home', 'reference', 'views', 'keptCount', 'leadCount'], writing),
    rows,
    charts: bars(name, drawn, writing),
  };
}

function searchTable({ emptySearches }: Figures, writing: Writing): FigureTable {
  const rows = emptySearches.map(({ search, times }) => ({
    cells: [writing.searches.get(search) ?? search, times],
    url: null,
  }));
  return {
    ...headed('searches', ['search', 'times'], writing),
    rows,
    charts: bars(
      'searches',
      rows.map(({ cells: [label, value] }) => ({ label: String(label), value: Number(value) })),
      writing,
    ),
  };
}

function languageTable({ languages }: Figures, leads: readonly LeadSum[], writing: Writing): FigureTable {
  const sent = summed(leads, ({ language }) => language);
  const known = [...new Set([...languages.map(({ language }) => language), ...[...sent.keys()].filter(isLanguage)])];
  const rows = known.map((language) => {
    const { views, kept, emptySearches } = languages.find((each) => each.language === language) ?? nothing;
    return { cells: [languageNames[language], views, sent.get(language) ?? 0, kept, emptySearches], url: null };
  });
  return {
    ...headed('languages', ['language', 'views', 'leadCount', 'keptCount', 'emptyCount'], writing),
    rows,
    charts: bars(
      'languages',
      rows.map(({ cells: [label, value] }) => ({ label: String(label), value: Number(value) })),
      writing,
    ),
  };
}

const nothing = { views: 0, kept: 0, emptySearches: 0 };
const numbers = new Set(['views', 'leadCount', 'keptCount', 'emptyCount', 'times']);

function headed(
  name: FigureSection,
  columns: readonly (keyof (typeof figureWords)['nl'])[],
  { language }: Writing,
): Pick<FigureTable, 'name' | 'title' | 'help' | 'columns'> {
  const words = figureWords[language];
  return {
    name,
    title: words[name],
    help: words[`${name}Help`],
    columns: columns.map((column) => ({ label: words[column], isNumber: numbers.has(column) })),
  };
}

function bars(name: FigureSection, all: readonly Bar[], writing: Writing): FigureTable['charts'] {
  const title = figureWords[writing.language][name];
  const drawn = all.filter(({ value }) => value > 0).slice(0, charted);
  return drawn.length === 0 ? [] : [{ title, svg: barChart(drawn, drawing(title, writing)) }];
}

const drawing = (title: string, { language, scheme, width }: Writing) => ({
  title,
  scheme,
  width,
  number: (value: number) => formatNumber(value, { language }),
});

function summed(leads: readonly LeadSum[], keyOf: (lead: LeadSum) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const lead of leads) sums.set(keyOf(lead), (sums.get(keyOf(lead)) ?? 0) + lead.leads);
  return sums;
}

/** A site by its name, others by their kind. */
const originName = ({ source, site }: Origin, { t }: Writing): string =>
  site ?? labelText(t, `owners.report.source.${source}`);

/** A lead knows only what its visitor's link said; a campaign is named as in the link. */
function leadSource({ source, medium }: LeadSum, writing: Writing): string {
  if (source === '' && medium === '') return figureWords[writing.language].unknownSource;
  const origin = originOf({ referrer: '', own: '', campaign: source, medium });
  return origin.source === 'campaign' && source !== '' ? source : originName(origin, writing);
}

async function homeNames(
  { listings, origin }: AppLoadContext,
  { homes, kept }: Figures,
  { language, pages, fallback }: Reading,
): Promise<Writing['homes']> {
  const ids = [...new Set([...homes, ...kept].map(({ property }) => property))];
  const found = await Promise.all(ids.map((id) => listings.byId(id)));
  return new Map(
    found.flatMap((listing) => {
      if (listing === null) return [];
      const { id, goal, title, address } = listing;
      const there = { language: pages, fallback };
      const words = { title: plainText(title, there), city: plainText(address.city, there) };
      const url = origin + propertyPath({ id, goal, ...words }, pages);
      return [[id, { title: plainText(title, { language, fallback }), url }] as const];
    }),
  );
}

/** The searches in words: `Te koop: Huis; 9000 Gent; tot € 300.000`. */
async function searchTexts(
  { listings }: AppLoadContext,
  { emptySearches }: Figures,
  { language, t }: Pick<Writing, 'language' | 't'>,
): Promise<Writing['searches']> {
  const choice = { language, fallback: language };
  const types = new Map((await listings.propertyTypes()).map(({ webId, name }) => [webId, plainText(name, choice)]));
  const words = figureWords[language];
  const textOf = async (stored: string): Promise<string> => {
    const search = readEmptySearch(stored);
    if (search === null) return stored;
    const { goal, zips, places, least, most, bedrooms, filters, hasWords, isDrawn } = search;
    const cities = await Promise.all(
      zips.map(async (zip) =>
        [zip, (await listings.municipalities(zip, { ...choice, limit: 1 }))[0]?.name ?? ''].join(' ').trim(),
      ),
    );
    const where = [
      ...cities,
      ...places.map((id) => chosenPlace(id, language)?.name ?? id),
      ...(isDrawn ? [words.drawn] : []),
    ];
    const parts = [
      search.types.map((type) => types.get(type) ?? t('search.otherType')).join(', '),
      where.join(', '),
      least === null ? '' : t('demandRegisterForm.alerts.priceFrom', { price: formatPrice(least) }),
      most === null ? '' : t('demandRegisterForm.alerts.priceTo', { price: formatPrice(most) }),
      bedrooms === 0 ? '' : t('demandRegisterForm.alerts.bedroomsFrom', { count: bedrooms }),
      ...filters.map((name) => labelText(t, [`filters.${name}`, name])),
      hasWords ? words.words : '',
    ].filter((part) => part !== '');
    return `${t(`demandRegisterForm.alerts.${goal}`)}: ${parts.length === 0 ? words.anywhere : parts.join('; ')}`;
  };
  return new Map(await Promise.all(emptySearches.map(async ({ search }) => [search, await textOf(search)] as const)));
}
