import type { TFunction } from 'i18next';
import type { Agency } from '~/site/agency.ts';
import type { Language } from '~/i18n/languages.ts';
import { giveWay } from '~/platform/give-way.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import type { FormSubject } from '../form.ts';
import { textGroup, type ServerForm } from '../forms.server.ts';
import type { FormName } from '../registry.ts';
import type { MailContext, MailWords } from './form-mails.ts';
import type { MailAbout } from './about.server.ts';
import { mailHtml, mailText, type MailContent, type MailPicture } from './render.server.ts';

/** A submission to compose mails from. */
export interface Sent {
  name: FormName;
  form: ServerForm;
  values: Record<string, unknown>;
  /** The stored values, which mails may repeat. */
  stored: Record<string, unknown>;
  subject: FormSubject | null;
  /** The property that it is about, in the language of each recipient. */
  about: { office: MailAbout | null; visitor: MailAbout | null };
  /** The path of the page that contained the form. */
  page: string;
  origin: string;
  /** The result of `become`. */
  made: unknown;
}

/** The language context of a recipient: the visitor or the office. */
export interface Speaking {
  language: Language;
  t: TFunction;
  agency: Agency;
  /** The agency's logo; null if it has none. */
  logo: MailPicture | null;
}

/**
 * The mails of a submission: to the office, which can reply to the visitor, to the visitor, and to another recipient
 * named by the form. Recipients without an address are skipped.
 *
 * @param about the lead's id
 */
export async function formMails(sent: Sent, office: Speaking, visitor: Speaking, about: string): Promise<NewMail[]> {
  const mails: (NewMail | null)[] = [];
  for (const mail of [
    () => officeMail(sent, office, visitor, about),
    () => visitorMail(sent, visitor, about),
    () => otherMail(sent, visitor, about),
  ]) {
    // Each takes as long as rendering a page: yields to waiting requests in between.
    await giveWay();
    mails.push(await mail());
  }
  return mails.filter((mail) => mail !== null);
}

async function officeMail(sent: Sent, office: Speaking, visitor: Speaking, about: string): Promise<NewMail | null> {
  const { form, values, page, origin } = sent;
  const words = form.mails.office;
  if (words === null || office.agency.email === null) return null;
  const { t } = office;
  const [name, email] = [form.mails.name(values), form.mails.email(values)];
  const content = {
    paragraphs: [email === null ? t('forms.mail.noEmail', { name }) : t('forms.mail.reply', { name })],
    rows: [
      { label: t('forms.mail.language'), value: visitor.language },
      { label: t('forms.mail.page'), value: origin + page },
    ],
    footer: [],
  };
  return compose(
    sent,
    office,
    words,
    { ...content, about: sent.about.office },
    {
      kind: `${sent.name}:office`,
      about,
      to: office.agency.email,
      replyTo: email,
      fromName: null,
    },
  );
}

async function visitorMail(sent: Sent, visitor: Speaking, about: string): Promise<NewMail | null> {
  const { form, values, about: shown } = sent;
  const words = form.mails.visitor;
  const email = form.mails.email(values);
  if (words === null || email === null) return null;
  const { agency, t } = visitor;
  const content = {
    paragraphs: words.greets === false ? [] : [t('forms.mail.greeting', { name: form.mails.name(values) })],
    rows: [],
    footer: signature(visitor, shown.visitor?.agent?.name),
    about: shown.visitor,
  };
  return compose(sent, visitor, words, content, {
    kind: `${sent.name}:visitor`,
    about,
    to: email,
    replyTo: shown.visitor?.agent?.email ?? agency.email,
    fromName: agency.name,
  });
}

async function otherMail(sent: Sent, visitor: Speaking, about: string): Promise<NewMail | null> {
  const { form, values } = sent;
  const words = form.mails.other;
  if (words === undefined) return null;
  const content = {
    paragraphs: [visitor.t('forms.mail.greeting', { name: words.name(values) })],
    rows: [],
    footer: signature(visitor, sent.about.visitor?.agent?.name),
    about: sent.about.visitor,
  };
  return compose(sent, visitor, words, content, {
    kind: `${sent.name}:other`,
    about,
    to: words.to(values),
    replyTo: form.mails.email(values),
    fromName: visitor.agency.name,
  });
}

/** Composes one mail as text and HTML. */
async function compose(
  sent: Sent,
  { language, t, agency, logo }: Speaking,
  words: MailWords<Record<string, unknown>, unknown>,
  {
    paragraphs,
    rows,
    footer,
    about,
  }: Pick<MailContent, 'paragraphs' | 'rows' | 'footer'> & { about: MailAbout | null },
  envelope: Pick<NewMail, 'kind' | 'about' | 'to' | 'replyTo' | 'fromName'>,
): Promise<NewMail> {
  const { values, subject, origin, made } = sent;
  const context: MailContext<unknown> = { t, language, subject, origin, made };
  const typed = words.repeats === false ? [] : rowsOf(sent, language, t);
  const text = words.text?.(values, context).split('\n\n') ?? [];
  await giveWay();
  const isVisitors = rows.length === 0;
  const content: MailContent = {
    language,
    sender: agency.name,
    logo,
    paragraphs: [...paragraphs, ...text, ...(isVisitors && typed.length > 0 ? [t('forms.mail.yourMessage')] : [])],
    rows: [...typed, ...rows],
    cards: about ? [about.card] : [],
    links: [
      ...(words.links?.(values, context) ?? []),
      ...(subject && !about ? [{ label: subject.title, url: origin + subject.path }] : []),
    ],
    footer,
  };
  return {
    ...envelope,
    subject: words.subject(values, context),
    text: mailText(content),
    html: mailHtml(content),
    attachments: (await words.attachments?.(values, context)) ?? [],
  };
}

/** The signature of mails to a visitor: the agency, and the property's agent if there is one. */
export function signature({ t, agency }: Pick<Speaking, 't' | 'agency'>, agent?: string): string[] {
  return [
    t('forms.mail.regards'),
    ...(agent === undefined ? [] : [agent]),
    agency.name,
    ...(agency.address ? [`${agency.address.street}, ${agency.address.place}`] : []),
    ...(agency.phone === null ? [] : [agency.phone]),
  ];
}

/** Matches the value of an option. */
const isCode = /^[\w-]{1,40}$/;

type LooseText = (key: string | string[], options?: object) => string;

/** The submitted values in words, without empty ones. */
export function rowsOf(
  { name, form, stored }: Pick<Sent, 'name' | 'form' | 'stored'>,
  language: Language,
  t: TFunction,
) {
  const loose = t as unknown as LooseText;
  // A form's own words take precedence over the shared ones.
  const words = (key: string, options?: object) => loose([`${textGroup(name)}.${key}`, `forms.${key}`], options);
  const valueOf = (field: string, value: unknown): string => {
    if (value === undefined || value === null || value === false) return '';
    if (value === true) return t('forms.mail.yes');
    if (Array.isArray(value)) return value.map((each) => valueOf(field, each)).join(', ');
    const text = String(value);
    // Restricted to codes, so that visitors' text is never used as a key or interpolated.
    return (isCode.test(text) && words(`options.${field}.${text}`, { defaultValue: '' })) || text;
  };
  return Object.entries(stored).flatMap(([field, value]) => {
    const text = form.mails.write?.(field, value, { t, language }) ?? valueOf(field, value);
    return text === '' ? [] : [{ field, label: words(`fields.${field}`), value: text }];
  });
}
