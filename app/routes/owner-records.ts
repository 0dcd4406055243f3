import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { contactName } from '~/owners/contact-name.ts';
import { historyFilter, historyRow, historyWords } from '~/owners/history.server.ts';
import { ownProperty } from '~/owners/owner-visit.server.ts';
import { byteOrderMark, csvRecords } from '~/platform/csv.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';
import { notFound } from '~/site/visit.server.ts';

/** More rows than any property has. */
const mostRows = 20_000;
const columns = ['date', 'type', 'contact', 'subject', 'comment', 'status', 'sourceColumn'] as const;

/** `GET /api/owner/nl/4101/history`: a property's history as a spreadsheet table, with the filters of its page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { language } = params;
  if (!isLanguage(language)) throw notFound();
  const owner = await context.portal.access.ownerOf(request);
  const id = await ownProperty(context, owner, params.id ?? '');
  const t = await readTexts(context, language);
  const nameOf = contactName((await readSite(context)).settings);
  const filter = historyFilter(context.resolved.query);
  const { records } = await context.portal.records.page(id, filter, { number: 1, size: mostRows });
  const words = historyWords(t);
  const rows = records.map((record) => {
    const { date, type, contact, subject, comment, status, source } = historyRow(record, nameOf, words);
    return [date, type, contact, subject, comment, status, source];
  });
  const table = csvRecords([columns.map((column) => t(`owners.report.${column}`)), ...rows]);
  return new Response(byteOrderMark + table, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${id}-${brusselsDay(context.now())}.csv"`,
    },
  });
}
