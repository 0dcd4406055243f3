import type { AskedCaptcha, CaptchaProblem } from '~/captcha/kinds.ts';

/** The captcha's data in a page. */
export interface FormCaptcha extends AskedCaptcha {
  /** The token of a challenge; null on cached pages, which fetch it later. */
  challenge: string | null;
}

/** `unproven`: the browser's or provider's proof was rejected, rather than typed text. */
export type FormCaptchaProblem = CaptchaProblem | 'unproven';

/** The server's response about a captcha. */
export interface CaptchaResult extends FormCaptcha {
  problem: FormCaptchaProblem | null;
  /** What was typed, if the same characters are shown again. */
  answer: string;
  /** Whether a new challenge is required. */
  isAgain: boolean;
}
