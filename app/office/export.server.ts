import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { isForm, textGroup } from '~/forms/forms.server.ts';
import type { FiledLead, LeadFilter } from '~/leads/desk.server.ts';
import { brusselsTime } from '~/listings/domain/rules/day.ts';
import { byteOrderMark, csvRecords } from '~/platform/csv.ts';
import { readTexts } from '~/site/shell.server.ts';
import type { LeadLine } from './answers.ts';
import { columns, exportWords } from './export-words.ts';
import {
  inFormsOrder,
  labelOf,
  labelText,
  leadLines,
  typedFields,
  type Reading,
  type Subjects,
} from './present.server.ts';

/**
 * Leads as CSV, newest first, read and written in batches. If all are from one form, each of its fields is a column;
 * otherwise the submitted values share one column, one per line.
 */
export async function* exportLeads(
  context: AppLoadContext,
  filter: LeadFilter,
  reading: Reading,
): AsyncGenerator<string> {
  const { language } = reading;
  const words = exportWords[language];
  const t = await readTexts(context, language);
  const fields = filter.form === null ? null : inFormsOrder(filter.form, await context.leadDesk.fields(filter));
  const answers = fields === null ? [words.answers] : fields.map((field) => labelOf(field, filter.form ?? '', t));
  yield byteOrderMark + csvRecords([[...columns.map((column) => words[column]), ...answers]]);
  const subjects: Subjects = new Map();
  for await (const leads of context.leadDesk.batches(filter)) {
    const lines = await leadLines(context, leads, reading, subjects);
    yield csvRecords(
      lines.flatMap((line, index) => {
        const lead = leads[index];
        if (lead === undefined) return [];
        const typed = typedFields(lead, language, t);
        const told =
          fields === null
            ? [typed.map(({ label, value }) => `${label}: ${value}`).join('\n')]
            : fields.map((field) => typed.find((each) => each.field === field)?.value ?? '');
        return [[...cellsOf(line, lead, words, t), ...told]];
      }),
    );
  }
}

function cellsOf(line: LeadLine, lead: FiledLead, words: (typeof exportWords)['nl'], t: TFunction): string[] {
  const cells: Record<(typeof columns)[number], string> = {
    sent: brusselsTime(new Date(line.createdAt)),
    form: isForm(line.form) ? labelText(t, `${textGroup(line.form)}.name`) : line.form,
    name: line.name,
    email: line.email ?? '',
    language: line.language,
    about: line.subject?.title ?? '',
    reference: line.subject?.id ?? '',
    state: line.handled === null ? words.open : words.handled,
    handledAt: line.handled === null ? '' : brusselsTime(new Date(line.handled.at)),
    handledBy: line.handled?.by?.name ?? '',
    assignedTo: line.assignedTo?.name ?? '',
    page: lead.page,
    source: Object.values(lead.source).join(' / '),
    keepUntil: brusselsTime(new Date(lead.keepUntil)).slice(0, 10),
  };
  return columns.map((column) => cells[column]);
}
