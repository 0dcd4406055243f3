import type { AppLoadContext } from '@remix-run/node';
import type { CaptchaSettings, PromisingCaptcha } from '~/captcha/captcha.server.ts';
import type { CaptchaProblem } from '~/captcha/kinds.ts';
import type { CaptchaResult, FormCaptcha } from './form-captcha.ts';

type Context = Pick<AppLoadContext, 'captcha'>;

/** The captcha of a form's own page, which is rendered per visitor; null for none. */
export function captchaOfPage(
  { captcha }: Context,
  form: string,
  settings: CaptchaSettings | null,
): FormCaptcha | null {
  const asked = captcha.asked(form, settings);
  return asked === null ? null : { ...asked, challenge: captcha.newCharacters(form) };
}

/** A rejected captcha. Nothing of the form is stored. */
export class CaptchaRefusal extends Error {
  constructor(readonly problem: CaptchaProblem) {
    super(`The captcha: ${problem}`);
    this.name = 'CaptchaRefusal';
  }
}

/** Checks a submission's captcha before it becomes a lead. */
export interface CaptchaGuard {
  /** Whether the page could not show a captcha: it is cached, and scripts did not run. */
  isUnasked: boolean;
  /** @throws CaptchaRefusal */
  examine(): Promise<PromisingCaptcha>;
  /** What the form shows next: the same challenge as long as it is valid. */
  said(problem?: CaptchaProblem | null): CaptchaResult;
  /** The same with a new challenge. */
  renewed(): CaptchaResult;
}

/** @param given the submitted values; null if the fields were missing */
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
          // A provider confirms an answer only once.
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
