import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { slotText } from '~/forms/contact-appointment/visiting.server.ts';
import { isForm, serverForm, textGroup } from '~/forms/forms.server.ts';
import { rowsOf } from '~/forms/mail/lead-mails.server.ts';
import { formSubject } from '~/forms/subject.server.ts';
import type { Language } from '~/i18n/languages.ts';
import type { FiledLead } from '~/leads/desk.server.ts';
import { ownersForm } from '~/leads/owners-form.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';
import { testimonialId } from '~/testimonials/draft.ts';
import { labelText } from './form-title.server.ts';
import type { LeadDetails, LeadLine, OfficePerson } from './answers.ts';

/** The language of an editor and of the linked pages. */
export interface Reading {
  language: Language;
  /** The language of linked pages: the editor's, if the site has it. */
  pages: Language;
  fallback: Language;
}

/** @param asked the editor's language; null for the site's default */
export async function readingIn(context: AppLoadContext, asked: Language | null): Promise<Reading> {
  const { languages } = await readSite(context);
  const { defaultLanguage, inUse } = languages;
  const language = asked ?? defaultLanguage;
  return { language, pages: inUse.includes(language) ? language : defaultLanguage, fallback: defaultLanguage };
}

/** The subjects of leads by kind and id, each read only once. */
export type Subjects = Map<string, Promise<Subject>>;

/**
 * Formats leads as rows of a list.
 *
 * @param subjects subjects that were already read for earlier leads
 */
export async function leadLines(
  context: AppLoadContext,
  leads: readonly FiledLead[],
  reading: Reading,
  subjects: Subjects = new Map(),
): Promise<LeadLine[]> {
  const [names, about] = await Promise.all([
    editorNames(context),
    Promise.all(leads.map((lead) => subjectOf(context, lead, reading, subjects))),
  ]);
  const person = (id: string | null): OfficePerson | null => (id === null ? null : { id, name: names.get(id) ?? id });
  return leads.map((lead, index) => {
    const { id, form, name, email, language, createdAt, handledAt, handledBy, assignedTo, stage, followUp, noteCount } =
      lead;
    return {
      id,
      form,
      name,
      email,
      language,
      createdAt,
      subject: about[index] ?? null,
      handled: handledAt === null ? null : { at: handledAt, by: person(handledBy) },
      assignedTo: person(assignedTo),
      stage,
      followUp,
      noteCount,
    };
  });
}

export async function leadDetails(
  context: AppLoadContext,
  lead: FiledLead,
  { language, ...reading }: Reading,
): Promise<LeadDetails> {
  const [[line], t, mails, visit, notes, names] = await Promise.all([
    leadLines(context, [lead], { language, ...reading }),
    readTexts(context, language),
    context.mailsAbout(lead.id),
    context.visits.ofLead(lead.id),
    context.leadDesk.notes([lead.id]),
    editorNames(context),
  ]);
  if (line === undefined) throw new Error('One lead is one line');
  return {
    ...line,
    fields: typedFields(lead, language, t),
    page: context.origin + lead.page,
    source: Object.entries(lead.source).map(([name, value]) => ({ name, value })),
    consent: lead.consent,
    keepUntil: lead.keepUntil,
    notes: notes.map(({ id, author, text, createdAt }) => ({
      id,
      by: { id: author, name: names.get(author) ?? author },
      at: createdAt,
      text,
    })),
    mails: mails.map(({ to, subject, state, createdAt, sentAt, lastError }) => ({
      to,
      subject,
      state,
      at: sentAt ?? createdAt,
      error: state === 'sent' ? null : lastError,
    })),
    visit: visit && { when: slotText(visit, language), isCancelled: visit.status === 'cancelled' },
    document:
      lead.form === 'testimonial' && context.testimonials.makesDrafts
        ? { id: testimonialId(lead.id), type: 'testimonial' }
        : null,
    forOwner:
      lead.propertyId === null || lead.form === ownersForm
        ? null
        : { note: lead.ownerNote, showsAmount: lead.form === 'offer' ? lead.showsAmount : null },
  };
}

/** The submitted values, formatted as in the office's mail; of a removed form, as stored. */
export function typedFields(
  { form, data }: Pick<FiledLead, 'form' | 'data'>,
  language: Language,
  t: Awaited<ReturnType<typeof readTexts>>,
): { label: string; value: string; field: string }[] {
  const stored = Object.fromEntries(inFormsOrder(form, Object.keys(data)).map((field) => [field, data[field]]));
  if (isForm(form)) return rowsOf({ name: form, form: serverForm(form), stored }, language, t);
  return Object.entries(stored).flatMap(([field, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return value === null || text === '' ? [] : [{ field, label: labelOf(field, form, t), value: text }];
  });
}

/** Sorts fields as in the form, since the database stores no order; fields that the form no longer has come last. */
export function inFormsOrder(form: string, fields: readonly string[]): string[] {
  const schema = isForm(form) ? serverForm(form).schema : null;
  const order = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const place = (field: string): number => (order.includes(field) ? order.indexOf(field) : order.length);
  return fields.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b));
}

type Subject = NonNullable<LeadLine['subject']>;

function subjectOf(
  context: AppLoadContext,
  { propertyId, projectId }: FiledLead,
  reading: Reading,
  known: Subjects,
): Promise<Subject> | null {
  const kind = propertyId === null ? 'project' : 'property';
  const id = propertyId ?? projectId;
  if (id === null) return null;
  const key = `${kind} ${id}`;
  const subject = known.get(key) ?? readSubject(context, { kind, id }, reading);
  known.set(key, subject);
  return subject;
}

async function readSubject(
  context: AppLoadContext,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  { language, pages, fallback }: Reading,
): Promise<Subject> {
  const asked = { property: '', project: '', [kind]: id };
  const [there, named] = await Promise.all([
    formSubject(context, asked, { language: pages, fallback }),
    language === pages ? null : formSubject(context, asked, { language, fallback }),
  ]);
  if (there === null) return { kind, id, title: '', url: null };
  return { kind, id, title: named?.title ?? there.title, url: context.origin + there.path };
}

/** Current names of editors; for those without an account, the name recorded when they worked with leads. */
export async function editorNames({ editors, leadDesk }: AppLoadContext): Promise<Map<string, string>> {
  const [then, now] = await Promise.all([leadDesk.editors(), editors.everybody()]);
  return new Map([...then, ...(now ?? [])].map(({ id, name }) => [id, name]));
}

/** The label of a field; the field's name if its form was removed and no shared label exists. */
export function labelOf(field: string, form: string, t: TFunction): string {
  const own = isForm(form) ? [`${textGroup(form)}.fields.${field}`] : [];
  return labelText(t, [...own, `forms.fields.${field}`, field]);
}
