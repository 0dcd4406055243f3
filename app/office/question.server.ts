import { z } from 'zod';
import { isForm } from '~/forms/forms.server.ts';
import { isLanguage, type Language } from '~/i18n/languages.ts';
import { isCursor, type LeadFilter } from '~/leads/desk.server.ts';
import { ownersForm } from '~/leads/owners-form.ts';
import { stages } from '~/leads/stages.ts';
import { brusselsDay, daysBefore } from '~/listings/domain/rules/day.ts';
import { readJson } from '~/platform/sent-body.ts';
import { refusal } from './access.server.ts';
import type { LeadChange } from './answers.ts';

const pageSize = { usual: 50, most: 200 } as const;
const longestText = 100;

/** Empty values count as absent and become null. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).transform((value) => value ?? null);

const day = z.iso.date('is a day such as 2026-11-21');
const id = z.string().trim().min(1).max(100);

const question = z.object({
  form: optional(z.string().refine((form) => isForm(form) || form === ownersForm, 'is none of the forms')),
  state: optional(z.enum(['open', 'handled', 'all'], 'is open, handled or all')),
  stage: optional(z.enum(stages, `is one of ${stages.join(', ')}`)),
  followUp: optional(z.enum(['due', 'late', 'any'], 'is due, late or any')),
  assigned: optional(id),
  from: optional(day),
  to: optional(day),
  // Longer than any name; longer input would find nothing.
  text: optional(z.string().transform((text) => text.trim().slice(0, longestText))),
  property: optional(id.transform((value) => value.toLowerCase())),
  project: optional(id.transform((value) => value.toLowerCase())),
  after: optional(z.string().refine(isCursor, 'is what the page before said')),
  limit: optional(z.coerce.number('is a number').transform((count) => between(1, Math.trunc(count), pageSize.most))),
  language: optional(z.string().refine(isLanguage, 'is nl, fr, en or de')),
});

export interface LeadQuestion {
  filter: LeadFilter;
  after: string | null;
  limit: number;
  /** The editor's language; null for the site's default. */
  language: Language | null;
}

/**
 * Parses which leads are requested. Obvious mistakes are corrected: reversed dates, too high a limit.
 *
 * @param me the id of the requesting editor, for `assigned=me`
 * @param now for `followUp`
 * @throws {Response} 400 with the reason. Ignoring an invalid filter would return more than was asked for
 */
export function leadQuestion(query: URLSearchParams, me: string, now: Date): LeadQuestion {
  const read = question.safeParse(Object.fromEntries(query));
  if (!read.success) {
    const [{ path, message } = { path: [], message: 'is not understood' }] = read.error.issues;
    throw refusal('parameter', `${path.join('.')} ${message}.`);
  }
  const { form, state, stage, followUp, assigned, text, property, project, after, limit, language } = read.data;
  const [from, to] = inOrder(read.data.from, read.data.to);
  return {
    filter: {
      form,
      from,
      to,
      text: text ?? '',
      propertyId: property,
      projectId: project,
      stage,
      followUp: followUp === null || followUp === 'any' ? followUp : { until: followUpUntil[followUp](now) },
      // A stage says itself whether it is open.
      state: state === 'all' || stage !== null ? null : (state ?? 'open'),
      assigned: assigned === null ? null : assigned === 'nobody' ? 'nobody' : { to: assigned === 'me' ? me : assigned },
    },
    after,
    limit: limit ?? pageSize.usual,
    language,
  };
}

const followUpUntil = {
  due: brusselsDay,
  late: (now: Date) => daysBefore(now, 1) ?? '',
};

const change = z
  .strictObject({
    handled: z.boolean().optional(),
    assignedTo: z.string().min(1).max(200).nullish(),
    stage: z.enum(stages).optional(),
    followUp: z.iso.date().nullish(),
    note: z.strictObject({ id: z.uuid(), text: z.string().trim().min(1).max(2_000) }).optional(),
    ownerNote: z.string().trim().max(2_000).optional(),
    ownerNoteBefore: z.string().max(2_000).optional(),
    showsAmount: z.boolean().optional(),
  })
  .refine((given) => Object.keys(given).length > 0)
  .refine(({ handled, stage }) => handled === undefined || stage === undefined);

/** @throws {Response} 400 */
export async function leadChange(request: Request): Promise<LeadChange> {
  const read = change.safeParse(await readJson(request));
  if (!read.success)
    throw refusal(
      'parameter',
      'A change is JSON: {"handled": true or false}, {"stage": one of ' +
        stages.join(', ') +
        '}, {"followUp": a day or null}, {"assignedTo": an id or null}, {"note": {"id": a UUID, "text": 2,000 characters at most}}, {"ownerNote": a text of 2,000 characters at most} or {"showsAmount": true or false}.',
    );
  return read.data;
}

function inOrder(from: string | null, to: string | null): [string | null, string | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}

function between(low: number, value: number, high: number): number {
  return Number.isNaN(value) ? low : Math.min(high, Math.max(low, value));
}
