import type { AskedCaptcha, CaptchaProblem } from '~/captcha/kinds.ts';

/** What the page says to a form's captcha. */
export interface FormCaptcha extends AskedCaptcha {
  /** The token of characters to read; null on pages that are the same for all, where it is asked for later. */
  challenge: string | null;
}

/** `unproven`: what is wrong is not what somebody typed, but what a browser or a provider said. */
export type FormCaptchaProblem = CaptchaProblem | 'unproven';

/** What the server says of a captcha that came with a form. */
export interface CaptchaResult extends FormCaptcha {
  problem: FormCaptchaProblem | null;
  /** What was typed, where the same characters are shown again. */
  answer: string;
  /** What was given does not count any more. */
  isAgain: boolean;
}
