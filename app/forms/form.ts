import type { FieldMetadata, SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import type { CaptchaResult, FormCaptcha } from './captcha/form-captcha.ts';

export interface FormSubject {
  kind: 'property' | 'project';
  id: string;
  /** For display: `Appartement, Coupure 12, Gent`. */
  title: string;
  path: string;
}

/** A form's fields, as props of its view. */
export type FieldsOf<Schema extends z.ZodType> = {
  [Name in keyof z.input<Schema>]-?: FieldMetadata<z.input<Schema>[Name]>;
};

export interface FormProps {
  name: string;
  /** The group of its texts. */
  texts: string;
  /** The label of its submit button. */
  submit: string;
  /** Where it is submitted without JavaScript: the form's own page. */
  action: string;
  /** Where it is submitted with JavaScript. */
  endpoint: string;
  /** The path of the page that contains it. */
  page: string;
  subject: FormSubject | null;
  /** Months until a submission is deleted. */
  keepMonths: number;
  /** Its captcha; null for none. */
  captcha: FormCaptcha | null;
  privacy: string | null;
  /**
   * Fields with additional server checks: if one is filled in, the server is asked even when validation fails in the
   * browser.
   */
  examined: readonly string[];
  /** Initial values in addition to the form's defaults. */
  given: Record<string, string | readonly string[]>;
  /** Further data for its fields: JSON from the form's `load`. */
  data: object | null;
}

/** The server's response to a rejected form. */
export interface FormResult {
  submission: SubmissionResult<string[]>;
  /** `captcha`: the form is valid, but its page could not show the captcha. Null: it was not meant to be sent. */
  problem: 'fields' | 'notSent' | 'tooMany' | 'tooLarge' | 'captcha' | null;
  captcha: CaptchaResult | null;
  /** A file was submitted, which a page cannot restore. */
  hasLostFile: boolean;
}

/** Fields that every form has; their names are reserved. */
export const formFields = {
  /** The idempotency key of the submission. */
  key: 'form-key',
  /** The path of the page that contains the form. */
  page: 'form-page',
  property: 'form-property',
  project: 'form-project',
  /** The visitor's source: `utm_source=…&utm_campaign=…`. */
  source: 'form-source',
  /** Honeypot: hidden from people, so only bots fill it in. */
  trap: 'form-fax',
  /** Milliseconds since the first interaction. */
  took: 'form-took',
  /** The token of the challenge. */
  captcha: 'form-captcha',
  /** The typed characters, or the proof of a browser or provider. */
  captchaAnswer: 'form-captcha-answer',
  /** The button for a new challenge. */
  captchaNew: 'form-captcha-new',
  /** Only runs the server's checks on the fields sent: the visitor is going to the next step. */
  step: 'form-step',
} as const;
