import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { thankYouPath } from '~/addresses/entity-paths.ts';
import type { Language } from '~/i18n/languages.ts';
import { telephoneKey } from '~/leads/telephone.ts';
import { giveWay } from '~/platform/give-way.ts';
import { readForm } from '~/platform/sent-body.ts';
import { readSite, type Site } from '~/site/site.server.ts';
import type { PromisingCaptcha } from '~/captcha/captcha.server.ts';
import { captchaGuard, CaptchaRefusal, type CaptchaGuard } from './captcha/guard.server.ts';
import { formFields, type FormResult } from './form.ts';
import { ownFields } from './form-names.ts';
import { sourceOf } from './source.ts';
import { FormRefusal } from './form-server.ts';
import { serverForm, type ServerForm } from './forms.server.ts';
import { mailAbout } from './mail/about.server.ts';
import { formMails, type Sent } from './mail/lead-mails.server.ts';
import { speaking } from './mail/personal.server.ts';
import type { FormName } from './registry.ts';
import { formSubject } from './subject.server.ts';

/** The result of a submission. */
export type Outcome = { location: string } | Refused;

interface Refused {
  status: 200 | 409 | 422 | 429 | 503;
  result: FormResult;
}

/** The response to a client whose requests are not even read. */
const unread: Refused = {
  status: 429,
  result: { submission: {}, problem: 'tooMany', captcha: null, hasLostFile: false },
};

/** Default retention of leads, in months. */
const defaultKeepMonths = { leadsMonths: 24, offersMonths: 12, rentalApplicationsMonths: 3 };
/** Milliseconds in which nobody fills in a form. A person who does is asked to send it again. */
const minFillTime = 1_000;

/** Applies to all attempts, before reading them; people make mistakes. */
const triesPerAddress = { name: 'form tries', most: 200, within: 600 };
/** Applies to valid submissions. */
const perAddress = { name: 'form', most: 20, within: 600 };
const perTarget = { name: 'mail by forms', most: 10, within: 600 };

/**
 * Processes a form: validates it like the browser, stores it with its mails in one transaction (requirements 10.57),
 * and only then confirms it.
 *
 * @param language the visitor's
 */
export async function submitForm(
  context: AppLoadContext,
  request: Request,
  name: FormName,
  language: Language,
): Promise<Outcome> {
  const form = serverForm(name);
  const { visitorNetwork, limits } = context;
  // Reading, validating and composing mails take as long as rendering a page each: yields to waiting requests in
  // between.
  await giveWay();
  if (!(await limits.take(triesPerAddress, visitorNetwork).catch(() => true))) return unread;
  const { sent, submission } = await readSubmission(form, request);
  await giveWay();
  const thanks = thankYouPath(name, language);
  // A bot: confirmed, but nothing is stored.
  if (field(sent, 'trap') !== '') return { location: thanks };
  let guard: CaptchaGuard | null = null;
  let thanksQuery = new URLSearchParams();
  const refused = (
    status: Refused['status'],
    problem: FormResult['problem'],
    {
      reply = submission.reply(),
      captcha = guard?.said() ?? null,
    }: { reply?: FormResult['submission']; captcha?: FormResult['captcha'] } = {},
  ): Refused => ({ status, result: { submission: reply, problem, captcha, hasLostFile: hasFile(sent) } });
  try {
    if (given(sent, 'step') !== null) {
      const found = (await form.examined?.examine(submission.payload, context, language)) ?? {};
      return refused(200, 'fields', { reply: submission.reply({ fieldErrors: definite(found) }) });
    }
    const { settings } = await readSite(context);
    guard = captchaGuard(context, name, settings?.captcha ?? null, {
      token: given(sent, 'captcha'),
      answer: given(sent, 'captchaAnswer'),
    });
    if (guard !== null && given(sent, 'captchaNew') !== null) {
      const { initialValue = {} } = submission.reply();
      return refused(200, null, { reply: { initialValue }, captcha: guard.renewed() });
    }
    if (submission.status !== 'success') {
      const isMissing = guard !== null && !guard.isUnasked && field(sent, 'captchaAnswer').trim() === '';
      const found = (await form.examined?.examine(submission.payload, context, language)) ?? {};
      return refused(422, 'fields', {
        reply: submission.reply({ fieldErrors: definite({ ...submission.error, ...found }) }),
        ...(isMissing ? { captcha: guard?.said('missing') ?? null } : {}),
      });
    }
    if (Number(field(sent, 'took') || Infinity) < minFillTime) return refused(429, 'notSent');
    const values: Record<string, unknown> = submission.value;
    if (!(await limits.take(perAddress, visitorNetwork))) return refused(429, 'tooMany');
    if (guard?.isUnasked) return refused(422, 'captcha');
    const captcha = (await guard?.examine()) ?? null;
    const taken = targetsOf(form, values).map((target) => limits.take(perTarget, target));
    if ((await Promise.all(taken)).includes(false)) return refused(429, 'tooMany');
    thanksQuery = await store(context, name, form, values, sent, language, captcha);
  } catch (error) {
    if (error instanceof CaptchaRefusal) {
      const said = guard?.said(error.problem) ?? null;
      return error.problem === 'unreachable'
        ? refused(503, 'notSent', { captcha: said })
        : refused(422, 'fields', { captcha: said });
    }
    if (error instanceof FormRefusal) {
      const { field: at, message } = error;
      const reply = at === null ? { formErrors: [message] } : { fieldErrors: { [at]: [message] } };
      return refused(409, 'fields', { reply: submission.reply(reply) });
    }
    context.log.error({ err: error, form: name }, 'A form could not be stored');
    return refused(503, 'notSent');
  }
  // The task in which the transaction ended has had its own work.
  await giveWay();
  return { location: thanksQuery.size === 0 ? thanks : `${thanks}?${thanksQuery}` };
}

/** The addresses or phone numbers a submission will reach; each is rate-limited. */
export function targetsOf(
  { targets, mails }: Pick<ServerForm, 'targets' | 'mails'>,
  values: Record<string, unknown>,
): readonly string[] {
  if (targets !== undefined) return targets(values);
  const email = mails.email(values);
  if (email !== null) return [email];
  return typeof values.phone === 'string' && values.phone !== '' ? [telephoneKey(values.phone)] : [];
}

const noProperty = { office: null, visitor: null };

/** Resolves to the query of the thank-you page. */
async function store(
  context: AppLoadContext,
  name: FormName,
  form: ServerForm,
  values: Record<string, unknown>,
  sent: FormData,
  language: Language,
  captcha: PromisingCaptcha | null,
): Promise<URLSearchParams> {
  let thanksQuery = new URLSearchParams();
  const site = await readSite(context);
  const choice = { language, fallback: site.languages.defaultLanguage };
  const [office, visitor, subject] = await Promise.all([
    speaking(context, site, site.languages.defaultLanguage),
    speaking(context, site, language),
    formSubject(context, { property: field(sent, 'property'), project: field(sent, 'project') }, choice),
  ]);
  if (subject === null && (form.facts.about === 'property' || form.facts.about === 'project'))
    throw new FormRefusal(null, 'forms.errors.subject');
  const [officeAbout, visitorAbout] = await Promise.all(
    [office, visitor].map((reader) =>
      subject?.kind === 'property' ? mailAbout(context, subject.id, site, reader) : null,
    ),
  );
  const about = { office: officeAbout ?? null, visitor: visitorAbout ?? null };
  const page = pathOf(field(sent, 'page'));
  const email = form.mails.email(values);
  const known = await form.prepare?.({ values, subject, language }, context);
  const keepMonths = keepMonthsOf(site, form);
  const stored = (form.stored ?? withoutFiles)(values, known);
  const consent = visitor.t('forms.privacy', { months: keepMonths });
  const key = submissionKey(field(sent, 'key'), { name, email, stored, subject: subject?.id ?? '' }, context.now());
  const problem = (await captcha?.confirm(key)) ?? null;
  if (problem !== null) throw new CaptchaRefusal(problem);
  await context.leads.record(
    {
      key,
      form: name,
      language,
      page,
      propertyId: subject?.kind === 'property' ? subject.id : null,
      projectId: subject?.kind === 'project' ? subject.id : null,
      email,
      data: stored,
      consent: { version: digest(consent).slice(0, 12), text: consent },
      source: Object.fromEntries(new URLSearchParams(sourceOf(field(sent, 'source')))),
      keepDays: Math.round(keepMonths * 30.44),
      isDone: form.mails.office === null,
    },
    async (sql, id) => {
      // Inside the transaction, so that it counts for one lead, and resending a lead needs no new captcha.
      if (captcha !== null && !(await captcha.use(sql))) throw new CaptchaRefusal('expired');
      const mailsOf = async (
        which: FormName,
        sender: ServerForm,
        typed: Pick<Sent, 'values' | 'stored' | 'subject' | 'about'>,
        known?: unknown,
      ) => {
        const submission = { id, ...typed, language };
        const made = sender.become ? await sender.become(sql, submission, context, known) : known;
        if (which === name && sender.thanks) thanksQuery = new URLSearchParams(sender.thanks(made, context));
        const said = { name: which, form: sender, ...typed, page, origin: context.origin, made };
        return formMails(said, office, visitor, id);
      };
      const mails = await mailsOf(name, form, { values, stored, subject, about }, known);
      if (values.newsletter !== true || email === null) return mails;
      // Ticking the newsletter box requires confirmation, as in its own form.
      const address = { values: { email }, stored: { email }, subject: null, about: noProperty };
      return [...mails, ...(await mailsOf('sign-newsletter', serverForm('sign-newsletter'), address))];
    },
  );
  return thanksQuery;
}

export function keepMonthsOf(site: Site, { retention = 'leadsMonths' }: Pick<ServerForm, 'retention'>): number {
  return site.settings?.retention?.[retention] ?? defaultKeepMonths[retention];
}

/** Drops the fields without an error. */
function definite(errors: Record<string, string[] | null | undefined>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).flatMap(([at, said]) => (said ? [[at, said]] : [])));
}

function withoutFiles(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)));
}

/** The submitted fields of a form, parsed with its schema. */
export async function readSubmission({ schema }: Pick<ServerForm, 'schema'>, request: Request) {
  const sent = ownFields(await readForm(request), schema);
  return { sent, submission: parseWithZod(sent, { schema: schema as unknown as z.ZodObject }) };
}

/** Null if the field was missing. */
function given(sent: FormData, name: keyof typeof formFields): string | null {
  const value = sent.get(formFields[name]);
  return typeof value === 'string' ? value : null;
}

const field = (sent: FormData, name: keyof typeof formFields): string => given(sent, name) ?? '';

const hasFile = (sent: FormData): boolean =>
  [...sent.values()].some((value) => typeof value !== 'string' && value.size > 0);

/** A path on this site; `/` for anything else. */
function pathOf(sent: string): string {
  return /^\/(?!\/)[^\s\\]{0,500}$/.test(sent) ? sent : '/';
}

/** How long identical submissions without the browser's key count as one, in milliseconds. */
const window = 600_000;

/** Uses the browser's key or, without JavaScript, the content within a time window (requirements 10.58). */
function submissionKey(given: string, content: object, now: Date): string {
  if (/^[\w-]{20,64}$/.test(given)) return digest(`${given} ${JSON.stringify(content)}`);
  return digest(`${Math.floor(now.getTime() / window)} ${JSON.stringify(content)}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
