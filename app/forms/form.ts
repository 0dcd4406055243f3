import type { FieldMetadata, SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import type { CaptchaResult, FormCaptcha } from './captcha/form-captcha.ts';

/** What a form is about. */
export interface FormSubject {
  kind: 'property' | 'project';
  id: string;
  /** As a visitor knows it: `Appartement, Coupure 12, Gent`. */
  title: string;
  path: string;
}

/** A form's fields as its view takes them. */
export type FieldsOf<Schema extends z.ZodType> = {
  [Name in keyof z.input<Schema>]-?: FieldMetadata<z.input<Schema>[Name]>;
};

/** What the page says to a form's view. */
export interface FormProps {
  name: string;
  /** The group of its texts. */
  texts: string;
  /** What its button says. */
  submit: string;
  /** Where it is sent without JavaScript: the form's own page. */
  action: string;
  /** Where it is sent with JavaScript. */
  endpoint: string;
  /** The path of the page that shows it. */
  page: string;
  subject: FormSubject | null;
  /** Months after which what was sent is deleted. */
  keepMonths: number;
  /** How it asks people to show that they are people; null: it does not. */
  captcha: FormCaptcha | null;
  privacy: string | null;
  /** Fields of which the server knows more than the rules do: where one is filled in, it is asked also where those find something wrong. */
  examined: readonly string[];
  /** What its fields begin with besides its own defaults. */
  given: Record<string, string | readonly string[]>;
  /** What its fields need besides: JSON, as the form's `load` made it. */
  data: object | null;
}

/** The server's answer to a form that it did not take. */
export interface FormResult {
  submission: SubmissionResult<string[]>;
  /** `captcha`: nothing is wrong, but the page could not ask for it. Null: nothing was to be sent. */
  problem: 'fields' | 'notSent' | 'tooMany' | 'tooLarge' | 'captcha' | null;
  captcha: CaptchaResult | null;
  /** A file was sent, which no page can put back. */
  hasLostFile: boolean;
}

/** Fields that every form has besides its own; their names are taken. */
export const formFields = {
  /** Of this submission, so that it counts once. */
  key: 'form-key',
  /** The path of the page that shows the form. */
  page: 'form-page',
  property: 'form-property',
  project: 'form-project',
  /** Where the visitor came from: `utm_source=…&utm_campaign=…`. */
  source: 'form-source',
  /** For programs: people do not see it, and leave it empty. */
  trap: 'form-fax',
  /** Milliseconds since the form was first touched. */
  took: 'form-took',
  /** The token of the characters that were shown. */
  captcha: 'form-captcha',
  /** What was typed of them, or what a browser or a provider gave instead. */
  captchaAnswer: 'form-captcha-answer',
  /** The button for other characters. */
  captchaNew: 'form-captcha-new',
  /** Only what the server knows of the fields sent with it is asked: the visitor goes on to the next step. */
  step: 'form-step',
} as const;
