import type { TFunction } from 'i18next';
import { formatMoment } from '~/listings/domain/rules/format.ts';
import { ownerPath, ownerRecordsPath } from '~/addresses/entity-paths.ts';
import type { Visit } from '~/site/visit.server.ts';
import { contactName } from './contact-name.ts';
import type { PropertyRecord, RecordFilter } from './records.server.ts';

/** A row for display to its owner (requirements 3.29). */
export interface HistoryRow extends Omit<PropertyRecord, 'at'> {
  date: string;
}

const perPage = 10;

/** Parses a page's query, ignoring invalid values. */
export function historyFilter(query: URLSearchParams): RecordFilter {
  const day = (name: string) => {
    const given = query.get(name) ?? '';
    const at = new Date(`${given}T00:00:00Z`);
    return /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given)
      ? given
      : null;
  };
  return { type: query.get('type')?.replaceAll('\0', '').slice(0, 100) || null, from: day('from'), to: day('to') };
}

/** A page of a property's history, with filter options. */
export async function historyOf({ context: { portal }, site, language, query }: Visit, id: string, t: TFunction) {
  const nameOf = contactName(site.settings);
  const words = historyWords(t);
  const filter = historyFilter(query);
  const asked = Number(query.get('page'));
  const number = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
  const first = await portal.records.page(id, filter, { number, size: perPage });
  const pages = Math.max(1, Math.ceil(first.total / perPage));
  const shown = number <= pages ? first : await portal.records.page(id, filter, { number: pages, size: perPage });
  const page = Math.min(number, pages);
  const chosen = new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const pageAt = (at: number) => {
    const given = new URLSearchParams([...chosen, ...(at > 1 ? [['page', String(at)]] : [])] as [string, string][]);
    return `${ownerPath(language, id)}${given.size > 0 ? `?${given}` : ''}#history`;
  };
  return {
    rows: shown.records.map((record) => historyRow(record, nameOf, words)),
    count: t('owners.report.records', { count: first.total }),
    page,
    pages,
    hrefs: Array.from({ length: pages }, (_, index) => pageAt(index + 1)),
    csv: `${ownerRecordsPath(language, id)}${chosen.size > 0 ? `?${chosen}` : ''}`,
    filter,
    isFiltered: filter.type !== null || filter.from !== null || filter.to !== null,
    types: first.types.map((type) => ({ value: type, name: known(words.types, type) })),
  };
}

/** The portal's names for types, states and origins. Read once for all rows, because each read copies them. */
export interface HistoryWords {
  types: Record<string, string>;
  states: Record<string, string>;
  origins: Record<string, string>;
}

export function historyWords(t: TFunction): HistoryWords {
  const group = (name: keyof HistoryWords): Record<string, string> =>
    t(`owners.report.${name}`, { returnObjects: true });
  return { types: group('types'), states: group('states'), origins: group('origins') };
}

export function historyRow(
  record: PropertyRecord,
  nameOf: (name: string) => string,
  { types, states, origins }: HistoryWords,
): HistoryRow {
  const { id, at, type, contact, subject, comment, status, source } = record;
  const isOwn = type === 'owner-message';
  return {
    id,
    subject,
    comment,
    date: formatMoment(new Date(at)),
    type: known(types, type),
    contact: isOwn ? contact : nameOf(contact),
    status: known(states, status),
    source: isOwn ? known(origins, 'owner') : known(origins, source),
  };
}

/** The portal's name for a value; unknown values stay unchanged. */
function known(words: Record<string, string>, value: string): string {
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
