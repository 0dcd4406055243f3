import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { defineJob } from '~/platform/jobs.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { languageOf } from './asked.server.ts';
import { linkMail } from './mails.server.ts';
import { linkMinutes } from './manage.server.ts';
import type { StudioPeople } from './port.ts';

/** Mails a forgotten password's link, if the address has an account. */
const peopleRecoveryJob = 'people-recovery';

/** Per account, whoever asks. */
const mailsPerPerson = { name: 'recovery of an editor', most: 3, within: 600 };
/** Per network, for any account. */
const mailsPerNetwork = { name: 'recoveries of editors', most: 20, within: 600 };

export interface OpenPeople extends Part {
  /** Must be called before mails can be composed; provides the site's content and links. */
  serve(context: () => AppLoadContext): void;
}

/**
 * What the lake's login page does when a password is forgotten: queued, so that the answer does not tell whether there is
 * an account.
 */
export const mailPasswordLink =
  ({ jobs, limits }: Pick<Platform, 'jobs' | 'limits'>) =>
  async ({ email, language, address }: { email: string; language: string; address: string }): Promise<void> => {
    const isAllowed = (await limits.take(mailsPerNetwork, address)) && (await limits.take(mailsPerPerson, email));
    if (isAllowed) await jobs.send(peopleRecoveryJob, { email, language }, { key: email });
  };

/** The mails about accounts of the Studio. */
export function openPeople({ database, outbox }: Platform, people: StudioPeople | null): OpenPeople {
  let site: (() => AppLoadContext) | null = null;
  const recovery = defineJob({
    name: peopleRecoveryJob,
    data: z.object({ email: z.string(), language: z.string() }),
    order: 'latest-per-key',
    retries: 3,
    retryDelay: 30,
    expireAfter: 600,
    work: async ({ email, language: asked }) => {
      const person = await people?.userByEmail(email);
      if (people === null || person === undefined) return;
      if (site === null) throw new Error('No site is there whose links a mail could hold');
      const language = languageOf(asked);
      const key = await people.createLink(person.id, 'recovery', linkMinutes.recovery);
      const context = site();
      const url = context.origin + people.linkPath(key, language);
      await outbox.send(database, await linkMail(context, person, 'recovery', { url, language }));
    },
  });
  return { jobs: people === null ? [] : [recovery], serve: (context) => void (site = context) };
}
