import type { Locator } from '@playwright/test';
import { charactersOf, digitsOf } from '../../app/captcha/answers.ts';
import { createChallenges } from '../../app/captcha/challenges.ts';
import { openEmbedded } from '../../app/platform/database/embedded.ts';
import { createSignatures } from '../../app/platform/signatures.ts';
import { demoData, startSite, type SiteOptions, type TestSite } from './server.ts';

/** Solves captchas: the solution follows from the token and the secret in the site's database. */
export interface CaptchaReader {
  answersTo(token: string): { characters: string; digits: string };
  /** Types the characters of the form's picture, once it is there. */
  type(form: Locator): Promise<void>;
  /** The fields of a solved captcha, for a form submitted without a browser. */
  fields(form: string): Promise<Record<string, string>>;
}

/** Starts a site and reads its secret beforehand: only one process can have the database open. */
export async function startWithCaptcha(options: SiteOptions = {}): Promise<{ site: TestSite; captcha: CaptchaReader }> {
  const dataDirectory = await demoData();
  const database = await openEmbedded({ dataDir: dataDirectory });
  const challenges = createChallenges(await createSignatures(database));
  await database.close();
  const site = await startSite({ ...options, dataDirectory });
  const answersTo = (token: string) => {
    const id = challenges.read(token)?.id;
    if (id === undefined) throw new Error(`This token is not the site’s: ${token}`);
    return {
      characters: charactersOf(challenges.secret('characters', id)),
      digits: digitsOf(challenges.secret('digits', id)),
    };
  };
  return {
    site,
    captcha: {
      answersTo,
      type: async (form) => {
        const token = await form.locator('input[name=form-captcha]').inputValue();
        await form.locator('input[name=form-captcha-answer]').fill(answersTo(token).characters);
      },
      fields: async (form) => {
        const { token } = await (await fetch(`${site.origin}/api/captcha/${form}`)).json();
        return { 'form-captcha': token, 'form-captcha-answer': answersTo(token).characters };
      },
    },
  };
}
