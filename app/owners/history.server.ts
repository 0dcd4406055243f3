import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { brusselsTime } from '~/listings/domain/rules/day.ts';
import { shortName } from './contact-name.ts';
import type { PropertyRecord, RecordFilter } from './records.server.ts';

/** A row as its owner reads it (requirements §3). */
export interface HistoryRow {
  id: string;
  date: string;
  type: string;
  contact: string;
  subject: string;
  comment: string;
  status: string;
  source: string;
}

const perPage = 10;

/** What the query of a page asks for; what makes no sense is left out. */
export function historyFilter(query: URLSearchParams): RecordFilter {
  const day = (name: string) => {
    const given = query.get(name) ?? '';
    const at = new Date(`${given}T00:00:00Z`);
    return /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given)
      ? given
      : null;
  };
  return { type: query.get('type')?.slice(0, 100) || null, from: day('from'), to: day('to') };
}

/** A page of what happened to a property, with what there is to choose among. */
export async function historyOf(
  { portal, site }: { portal: AppLoadContext['portal']; site: { showsFullNames: boolean } },
  id: string,
  query: URLSearchParams,
  t: TFunction,
) {
  const filter = historyFilter(query);
  const asked = Number(query.get('page'));
  const number = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
  const first = await portal.records.page(id, filter, { number, size: perPage });
  const pages = Math.max(1, Math.ceil(first.total / perPage));
  const shown = number <= pages ? first : await portal.records.page(id, filter, { number: pages, size: perPage });
  return {
    rows: shown.records.map((record) => historyRow(record, site.showsFullNames, t)),
    total: first.total,
    count: t('owners.report.records', { count: first.total }),
    page: Math.min(number, pages),
    pages,
    filter,
    isFiltered: filter.type !== null || filter.from !== null || filter.to !== null,
    types: first.types.map((type) => ({ value: type, name: typeName(type, t) })),
  };
}

/** @param showsFullNames whether the agency shows its owners who their visitors are */
export function historyRow(record: PropertyRecord, showsFullNames: boolean, t: TFunction): HistoryRow {
  const { id, at, type, contact, subject, comment, status, source } = record;
  const isOwn = type === 'owner-message';
  return {
    ...{ id, subject, comment },
    date: brusselsTime(new Date(at)),
    type: typeName(type, t),
    contact: isOwn || showsFullNames ? contact : shortName(contact),
    status: known('states', status, t),
    source: isOwn ? t('owners.report.origins.owner') : known('origins', source, t),
  };
}

const typeName = (type: string, t: TFunction): string => known('types', type, t);

/** A word of ours for what we know; the CRM's own for what we do not. */
function known(group: 'types' | 'states' | 'origins', value: string, t: TFunction): string {
  const words: Record<string, string> = t(`owners.report.${group}`, { returnObjects: true });
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
