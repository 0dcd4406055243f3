import type { AppLoadContext } from '@remix-run/node';
import type { Language } from '~/i18n/languages.ts';
import type { Sql } from '~/platform/database.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { FormProps, FormSubject } from './form.ts';
import type { FormMails } from './mail/form-mails.ts';

/** A form's server part besides its schema: `form` in its `form.server.ts`. */
export interface FormServer<Values, Made = undefined, Known = undefined> {
  mails: FormMails<Values, Made>;
  /** The site setting with the number of months a submission is kept; defaults to `leadsMonths`. */
  retention?: 'leadsMonths' | 'offersMonths' | 'rentalApplicationsMonths';
  /** The addresses to rate-limit; by default the visitor's e-mail or, without one, their telephone number (`phone`). */
  targets?(values: Values): readonly string[];
  /**
   * Loads data and initial values for the fields, and `action` if the form's own page needs additional query
   * parameters.
   */
  load?(visit: Visit, subject: FormSubject | null): Promise<Partial<Pick<FormProps, 'action' | 'data' | 'given'>>>;
  /**
   * The values to store; by default all but files. Must omit passwords.
   *
   * @param known the result of `prepare`
   */
  stored?(values: Values, known: Known): Record<string, unknown>;
  /**
   * Checks of single fields that the schema cannot do, run when the schema rejects a submission, so that all errors are
   * reported together.
   */
  examined?: {
    /** The browser only asks for the checks if one of these is filled in. */
    fields: readonly string[];
    /**
     * @param sent raw input
     * @returns errors by field
     */
    examine(
      sent: Record<string, unknown>,
      context: AppLoadContext,
      language: Language,
    ): Promise<Record<string, string[] | undefined>>;
  };
  /**
   * Reads what is needed before the lead's transaction starts; inside it nothing else can be read. Without `become`,
   * mails receive this result.
   *
   * @throws FormRefusal for an error that the schema cannot detect: the property has been sold
   */
  prepare?(submission: Omit<Submission<Values>, 'id'>, context: AppLoadContext): Promise<Known>;
  /** Query parameters of the thank-you page: no secrets or personal data. */
  thanks?(made: Made, context: AppLoadContext): Record<string, string>;
  /**
   * Creates what the form produces besides a lead, in the lead's transaction. Mails receive its result.
   *
   * @param known the result of `prepare`
   * @throws FormRefusal for an error that the schema cannot detect: the last slot was just taken
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

/** Thrown to reject a form that passed its schema. Nothing is stored. */
export class FormRefusal extends Error {
  /** The field that shows the error; null: above the form. */
  readonly field: string | null;

  /** @param error key of the message: `contactAppointmentForm.errors.full`, or `errorAbout(…)` */
  constructor(field: string | null, error: string) {
    super(error);
    this.name = 'FormRefusal';
    this.field = field;
  }
}
