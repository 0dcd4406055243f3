import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages.ts';
import type { Attachment } from '~/platform/mail/mail.ts';
import type { FormSubject } from '../form.ts';

export interface MailContext<Made = undefined> {
  /** In the recipient's language. */
  t: TFunction;
  language: Language;
  subject: FormSubject | null;
  /** The site's origin, for links. */
  origin: string;
  /** The result of `become`. */
  made: Made;
}

export interface MailLink {
  label: string;
  url: string;
}

/** The texts of a mail, besides the submitted values. */
export interface MailWords<Values, Made> {
  subject(values: Values, context: MailContext<Made>): string;
  /** Paragraphs are separated by an empty line. */
  text?(values: Values, context: MailContext<Made>): string;
  links?(values: Values, context: MailContext<Made>): readonly MailLink[];
  attachments?(values: Values, context: MailContext<Made>): readonly Attachment[] | Promise<readonly Attachment[]>;
  /** False if the recipient's name is unknown. */
  greets?: boolean;
  /** False to omit the submitted values. */
  repeats?: boolean;
}

export interface FormMails<Values, Made = undefined> {
  /** The sender's name, for the office. */
  name(values: Values): string;
  /**
   * Null if the form has no e-mail field or it was left empty: the visitor gets no mail, and the office's mail does not
   * suggest a reply.
   */
  email(values: Values): string | null;
  /** Formats a value in a mail, such as an amount; undefined for the default. */
  write?(field: string, value: unknown, context: Pick<MailContext, 't' | 'language'>): string | undefined;
  /** Null: the office gets no mail, and the lead is done. */
  office: MailWords<Values, Made> | null;
  /** Null: the visitor gets no mail. */
  visitor: (MailWords<Values, Made> & { text(values: Values, context: MailContext<Made>): string }) | null;
  /** Another recipient, in the visitor's language and on their behalf: the friend to whom a property is sent. */
  other?: MailWords<Values, Made> & {
    to(values: Values): string;
    name(values: Values): string;
    text(values: Values, context: MailContext<Made>): string;
  };
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
