import type { AppLoadContext } from '@remix-run/node';
import type { Language } from '~/i18n/languages.ts';
import type { Sql } from '~/platform/database.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { FormProps, FormSubject } from './form.ts';
import type { FormMails } from './mail/form-mails.ts';

/** A form's part on the server, besides its rules: `form` of its `form.server.ts`. */
export interface FormServer<Values, Made = undefined, Known = undefined> {
  mails: FormMails<Values, Made>;
  /** The site setting that says how many months a submission is kept; `leadsMonths` if nothing else is said. */
  retention?: 'leadsMonths' | 'offersMonths' | 'rentalApplicationsMonths';
  /** The addresses that get mail by it, each of which is limited; by default the visitor's, or without one their telephone (`phone`). */
  targets?(values: Values): readonly string[];
  /** What its fields need besides texts, and what they begin with; `action` where the page that it is sent to has to know more than its form. */
  load?(visit: Visit, subject: FormSubject | null): Promise<Partial<Pick<FormProps, 'action' | 'data' | 'given'>>>;
  /**
   * What is stored of it, by default all but files: leave out passwords.
   *
   * @param known what `prepare` resolved to
   */
  stored?(values: Values, known: Known): Record<string, unknown>;
  /**
   * What no rule of the schema can know of single fields, for a form that is refused by its rules in any case: a visitor is told of all errors together.
   */
  examined?: {
    /** Without one of them there is nothing to examine. */
    fields: readonly string[];
    /**
     * @param sent what was typed, unchecked
     * @returns errors by field
     */
    examine(
      sent: Record<string, unknown>,
      context: AppLoadContext,
      language: Language,
    ): Promise<Record<string, string[] | undefined>>;
  };
  /**
   * What has to be read before the lead's transaction begins; nothing else can be read inside it. Without `become`, its mails are made with it.
   *
   * @throws FormRefusal for what no rule of the schema can know: the property has been sold
   */
  prepare?(submission: Omit<Submission<Values>, 'id'>, context: AppLoadContext): Promise<Known>;
  /** What the address of its thank-you page carries: no key to anything, and nothing of a person. */
  thanks?(made: Made, context: AppLoadContext): Record<string, string>;
  /**
   * What it becomes besides a lead, in the lead's transaction. What it resolves to, its mails are made with.
   *
   * @param known what `prepare` resolved to
   * @throws FormRefusal for what no rule of the schema can know: the last slot has just gone
   */
  become?(sql: Sql, submission: Submission<Values>, context: AppLoadContext, known: Known): Promise<Made>;
}

export interface Submission<Values> {
  /** The lead's id. */
  id: string;
  values: Values;
  subject: FormSubject | null;
  language: Language;
}

/** A form that keeps all rules of its schema and cannot be taken all the same. Nothing of it is stored. */
export class FormRefusal extends Error {
  /** The field at which it is said; null: above the form. */
  readonly field: string | null;

  /** @param error the key of what is said: `contactAppointmentForm.errors.full`, or `errorAbout(…)` */
  constructor(field: string | null, error: string) {
    super(error);
    this.name = 'FormRefusal';
    this.field = field;
  }
}
