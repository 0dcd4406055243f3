import type { ReactNode, Ref } from 'react';
import type { FormCaptcha } from './form-captcha.ts';

/** What a form asks of its captcha before it is sent. */
export interface CaptchaHandle {
  /** Whether the visitor has still to answer. */
  isMissing(): boolean;
  /** What is sent besides the fields that are in the form; null: nobody has answered yet. */
  answer(): Promise<Record<string, string> | null>;
  focus(): void;
}

export interface CaptchaProps {
  form: string;
  formId: string;
  asked: FormCaptcha;
  /** Counts: another one begins with nothing typed. */
  attempt: number;
  /** What was typed, where the page is shown again. */
  answer: string;
  isFirstWrong: boolean;
  /** What is wrong with it. */
  error: ReactNode;
  errorId: string | undefined;
  handle: Ref<CaptchaHandle>;
  /** Somebody mends it. */
  onChange: () => void;
}
