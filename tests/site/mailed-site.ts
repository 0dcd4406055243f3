import { expect, test } from '@playwright/test';
import { startMailServer, type MailServer, type TakenMail } from './mail-server.ts';
import { startSite, type SiteOptions, type TestSite } from './server.ts';

/** A site of the tests' own whose mails arrive at a real mail server. Both are there once the tests run. */
export interface MailedSite {
  readonly site: TestSite;
  readonly mails: MailServer;
  /** The mails to an address, once there are so many. */
  arrived(address: string, count?: number): Promise<TakenMail[]>;
}

/**
 * Starts one before the tests of the file or group that calls it, and ends it after them.
 *
 * @param options of the site, once it is to start
 */
export function mailedSite(options: () => Promise<SiteOptions> = () => Promise.resolve({})): MailedSite {
  let running: { site: TestSite; mails: MailServer } | undefined;
  const there = () => {
    if (running === undefined) throw new Error('The site starts before the tests of its group');
    return running;
  };
  test.beforeAll(async () => {
    const [mails, { env, ...others }] = await Promise.all([startMailServer(), options()]);
    const site = await startSite({
      ...others,
      env: { SMTP_URL: mails.url, MAIL_FROM: 'Gevel <site@gevel.example>', ...env },
    });
    running = { site, mails };
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
    arrived: async (address, count = 1) => {
      const found = () => there().mails.taken.filter(({ to }) => to.includes(address));
      await expect.poll(() => found().length, { timeout: 30_000 }).toBe(count);
      return found();
    },
  };
}
