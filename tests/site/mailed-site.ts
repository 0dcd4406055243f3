import { expect } from '@playwright/test';
import { startWithCaptcha, type CaptchaReader } from './captcha.ts';
import { startMailServer, type MailServer, type TakenMail } from './mail-server.ts';
import { startSite, type SiteOptions, type TestSite } from './server.ts';
import { test } from './test.ts';

interface Options extends SiteOptions {
  /** The test can solve the captcha; starting takes longer. */
  answersCaptcha?: boolean;
}

/** A test's own site with a real mail server. Both are available once the tests run. */
export interface MailedSite {
  readonly site: TestSite;
  readonly mails: MailServer;
  /** Solves its captcha, if `answersCaptcha` is set. */
  readonly captcha: CaptchaReader;
  /** Resolves to the mails to an address, once there are so many. */
  arrived(address: string, count?: number): Promise<TakenMail[]>;
}

/**
 * Starts a site before the tests of the calling file or group, and stops it after them.
 *
 * @param options resolves to the site's options when it starts
 */
export function mailedSite(options: () => Promise<Options> = () => Promise.resolve({})): MailedSite {
  let running: { site: TestSite; mails: MailServer; captcha?: CaptchaReader } | undefined;
  const there = () => {
    if (running === undefined) throw new Error('The site starts before the tests of its group');
    return running;
  };
  test.beforeAll(async () => {
    const [mails, { env, answersCaptcha, ...others }] = await Promise.all([startMailServer(), options()]);
    const whole = { ...others, env: { SMTP_URL: mails.url, MAIL_FROM: 'Gevel <site@gevel.example>', ...env } };
    running = { mails, ...(answersCaptcha ? await startWithCaptcha(whole) : { site: await startSite(whole) }) };
  });
  test.afterAll(async () => {
    await running?.site.stop();
    await running?.mails.close();
  });
  return {
    get site() {
      return there().site;
    },
    get mails() {
      return there().mails;
    },
    get captcha() {
      const { captcha } = there();
      if (captcha === undefined) throw new Error('The test did not ask for answers to the captcha');
      return captcha;
    },
    arrived: async (address, count = 1) => {
      const found = () => there().mails.taken.filter(({ to }) => to.includes(address));
      await expect.poll(() => found().length, { timeout: 30_000 }).toBe(count);
      return found();
    },
  };
}
