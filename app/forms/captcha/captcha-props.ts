import type { ReactNode, Ref } from 'react';
import type { FormCaptcha } from './form-captcha.ts';

/** The form's access to its captcha before sending. */
export interface CaptchaHandle {
  /** Whether the visitor still has to answer. */
  isMissing(): boolean;
  /** Values to send in addition to the form's fields; null if unanswered. */
  answer(): Promise<Record<string, string> | null>;
  focus(): void;
}

export interface CaptchaProps {
  form: string;
  formId: string;
  asked: FormCaptcha;
  /** Increments for a new, empty challenge. */
  attempt: number;
  /** What was typed, if the server rendered the page again. */
  answer: string;
  isFirstWrong: boolean;
  /** The error to show. */
  error: ReactNode;
  errorId: string | undefined;
  handle: Ref<CaptchaHandle>;
  /** Called when the visitor edits the answer. */
  onChange: () => void;
}
