import type { AppLoadContext } from '@remix-run/node';
import type { CaptchaSettings, PromisingCaptcha } from '~/captcha/captcha.server.ts';
import type { CaptchaProblem } from '~/captcha/kinds.ts';
import type { CaptchaResult, FormCaptcha } from './form-captcha.ts';

type Context = Pick<AppLoadContext, 'captcha'>;

/** What a form's own page asks, which is made for each visitor. Null: nothing. */
export function captchaOfPage(
  { captcha }: Context,
  form: string,
  settings: CaptchaSettings | null,
): FormCaptcha | null {
  const asked = captcha.asked(form, settings);
  return asked === null ? null : { ...asked, challenge: captcha.newCharacters(form) };
}

/** A captcha that does not count. Nothing of its form is stored. */
export class CaptchaRefusal extends Error {
  constructor(readonly problem: CaptchaProblem) {
    super(`The captcha: ${problem}`);
    this.name = 'CaptchaRefusal';
  }
}

/** What stands between a form that was sent and its lead. */
export interface CaptchaGuard {
  /** Whether the form came from a page that could not ask: it is the same for all, and scripts did not run. */
  isUnasked: boolean;
  /** @throws CaptchaRefusal */
  examine(): Promise<PromisingCaptcha>;
  /** What the form shows next: what was given, as long as it may still count. */
  said(problem?: CaptchaProblem | null): CaptchaResult;
  /** The same with other characters. */
  renewed(): CaptchaResult;
}

/** @param given what came with the form; null: nothing of the kind */
export function captchaGuard(
  { captcha }: Context,
  form: string,
  settings: CaptchaSettings | null,
  given: { token: string | null; answer: string | null },
): CaptchaGuard | null {
  const asked = captcha.asked(form, settings);
  if (asked === null) return null;
  const [token, answer] = [given.token ?? '', given.answer ?? ''];
  let isConfirmed = false;
  const nameOf = (problem: CaptchaProblem | null) =>
    token === '' && answer !== '' && (problem === 'wrong' || problem === 'expired') ? 'unproven' : problem;
  const renewed = (problem: CaptchaProblem | null = null): CaptchaResult => ({
    ...asked,
    problem: nameOf(problem),
    answer: '',
    isAgain: true,
    challenge: captcha.newCharacters(form),
  });
  return {
    isUnasked: given.token === null && given.answer === null,
    examine: async () => {
      const examined = await captcha.examine(asked, form, { token, answer });
      if (examined.problem !== null) throw new CaptchaRefusal(examined.problem);
      return {
        ...examined,
        confirm: async (submission) => {
          // A provider does not say it twice.
          isConfirmed = asked.siteKey !== null;
          return examined.confirm(submission);
        },
      };
    },
    said: (problem = null) => {
      const isOver = problem === 'wrong' || problem === 'expired' || isConfirmed;
      if (isOver || (token !== '' && !captcha.isOpen(token, form))) return renewed(problem);
      const challenge = token === '' ? captcha.newCharacters(form) : token;
      return { ...asked, problem, challenge, answer, isAgain: false };
    },
    renewed: () => renewed(),
  };
}
