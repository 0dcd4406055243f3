import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages.ts';
import type { FiledLead, LeadFilter } from '~/leads/desk.server.ts';
import { brusselsTime } from '~/listings/domain/rules/day.ts';
import { byteOrderMark, csvRecords } from '~/platform/csv.ts';
import { readTexts } from '~/site/shell.server.ts';
import type { LeadLine } from './answers.ts';
import { columns, exportWords } from './export-words.ts';
import { formTitle } from './form-title.server.ts';
import {
  editorNames,
  inFormsOrder,
  labelOf,
  leadLines,
  typedFields,
  type Reading,
  type Subjects,
} from './present.server.ts';

/**
 * Leads as CSV, newest first, read and written in batches. Each answer is a column with the label of its field; forms
 * that use the same label share it.
 */
export async function* exportLeads(
  context: AppLoadContext,
  filter: LeadFilter,
  reading: Reading,
): AsyncGenerator<string> {
  const { language } = reading;
  const words = exportWords[language];
  const t = await readTexts(context, language);
  const answers = answerColumns(await context.leadDesk.fields(filter), t);
  yield byteOrderMark + csvRecords([[...columns.map((column) => words[column]), ...answers]]);
  const [subjects, names]: [Subjects, Map<string, string>] = [new Map(), await editorNames(context)];
  for await (const leads of context.leadDesk.batches(filter)) {
    const [lines, notes] = await Promise.all([
      leadLines(context, leads, reading, subjects),
      context.leadDesk.notes(leads.map(({ id }) => id)),
    ]);
    yield csvRecords(
      lines.flatMap((line, index) => {
        const lead = leads[index];
        if (lead === undefined) return [];
        const typed = typedFields(lead, language, t);
        const told = answers.map((answer) =>
          typed
            .filter(({ field }) => labelOf(field, lead.form, t) === answer)
            .map(({ value }) => value)
            .join('\n'),
        );
        const said = notes
          .filter(({ leadId }) => leadId === lead.id)
          .map(({ author, createdAt, text }) =>
            [brusselsTime(new Date(createdAt)), names.get(author) ?? author, text].join(' · '),
          )
          .join('\n');
        return [[...cellsOf(line, lead, { words, language, t, notes: said }), ...told]];
      }),
    );
  }
}

/** The labels of all fields, form by form, each in the form's order. */
function answerColumns(fields: readonly { form: string; field: string }[], t: TFunction): string[] {
  const forms = [...new Set(fields.map(({ form }) => form))].toSorted();
  const labels = forms.flatMap((form) => {
    const names = fields.filter((each) => each.form === form).map(({ field }) => field);
    return inFormsOrder(form, names).map((field) => labelOf(field, form, t));
  });
  return [...new Set(labels)];
}

interface Words {
  words: (typeof exportWords)['nl'];
  language: Language;
  t: TFunction;
  notes: string;
}

function cellsOf(line: LeadLine, lead: FiledLead, { words, language, t, notes }: Words): string[] {
  const cells: Record<(typeof columns)[number], string> = {
    sent: brusselsTime(new Date(line.createdAt)),
    form: formTitle(line.form, language, t),
    name: line.name,
    email: line.email ?? '',
    language: line.language,
    about: line.subject?.title ?? '',
    reference: line.subject?.id ?? '',
    state: line.handled === null ? words.open : words.handled,
    stage: words[line.stage],
    followUp: line.followUp ?? '',
    handledAt: line.handled === null ? '' : brusselsTime(new Date(line.handled.at)),
    handledBy: line.handled?.by?.name ?? '',
    assignedTo: line.assignedTo?.name ?? '',
    page: lead.page,
    source: Object.values(lead.source).join(' / '),
    keepUntil: brusselsTime(new Date(lead.keepUntil)).slice(0, 10),
    notes,
  };
  return columns.map((column) => cells[column]);
}
