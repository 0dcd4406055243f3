import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages.ts';
import type { Attachment } from '~/platform/mail/mail.ts';
import type { FormSubject } from '../form.ts';

export interface MailContext<Made = undefined> {
  /** Speaks the language of who gets the mail. */
  t: TFunction;
  language: Language;
  subject: FormSubject | null;
  /** The site's, for links. */
  origin: string;
  /** What the form became. */
  made: Made;
}

export interface MailLink {
  label: string;
  url: string;
}

/** What a mail says besides what was sent. */
export interface MailWords<Values, Made> {
  subject(values: Values, context: MailContext<Made>): string;
  /** Paragraphs are separated by an empty line. */
  text?(values: Values, context: MailContext<Made>): string;
  links?(values: Values, context: MailContext<Made>): readonly MailLink[];
  attachments?(values: Values, context: MailContext<Made>): readonly Attachment[] | Promise<readonly Attachment[]>;
  /** False: nobody's name is known. */
  greets?: boolean;
  /** False: the mail does not repeat what was typed. */
  repeats?: boolean;
}

/** What a form's mails say. */
export interface FormMails<Values, Made = undefined> {
  /** The person who sent it, as the office reads it. */
  name(values: Values): string;
  /** Null: the form asks for none, or it was left empty. Then the visitor gets no mail, and the office is not told to answer. */
  email(values: Values): string | null;
  /** How a value is written where a mail repeats what was typed: an amount with its currency. Undefined: as it was typed. */
  write?(field: string, value: unknown, context: Pick<MailContext, 't' | 'language'>): string | undefined;
  /** Null: the office gets no mail, and has nothing to do. */
  office: MailWords<Values, Made> | null;
  /** Null: the visitor gets no mail. */
  visitor: (MailWords<Values, Made> & { text(values: Values, context: MailContext<Made>): string }) | null;
  /** Somebody else, in the visitor's language and name: the friend to whom a property is sent. */
  other?: MailWords<Values, Made> & {
    to(values: Values): string;
    name(values: Values): string;
    text(values: Values, context: MailContext<Made>): string;
  };
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
