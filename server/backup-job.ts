import { Cron } from 'croner';
import { z } from 'zod';
import { defineJob } from '~/platform/jobs.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { backupsIn, makeScheduledBackup } from './backups.ts';

/** Makes backups by the clock, the first one at once, and warns when the last one is too old. */
export function openBackups(platform: Platform, root: string): Part {
  const { env, jobs, log, now } = platform;
  const { backups } = env;
  const job = defineJob({
    name: 'backup',
    data: z.object({}),
    cron: backups?.cron ?? null,
    order: 'one-at-a-time',
    retries: 2,
    retryDelay: 600,
    expireAfter: 4 * 3_600,
    work: async () => {
      if (backups === null) return null;
      const { database, pictures } = await makeScheduledBackup(platform, root, backups);
      log.info({ folder: backups.folder, bytes: database.bytes, pictures: pictures.count }, 'A backup was made');
      return { bytes: database.bytes, pictures: pictures.count };
    },
  });
  if (backups === null) return { jobs: [job] };
  return {
    jobs: [job],
    checks: { backups: { needed: false, failure: () => tooOld(backups, now()) } },
    follow: () => {
      backupsIn(backups.folder)
        .then(([last]) => (last === undefined ? jobs.send('backup', {}, { key: 'first' }) : undefined))
        .catch((err: unknown) => log.error({ err }, 'The first backup could not be begun'));
      return () => undefined;
    },
  };
}

/** A sentence once two backups in a row are missing. */
export async function tooOld({ folder, cron }: { folder: string; cron: string }, now: Date): Promise<string | null> {
  const [last] = await backupsIn(folder);
  if (last === undefined) return 'There is no backup yet';
  const missed = new Cron(cron, { timezone: 'Europe/Brussels' }).nextRuns(2, last.madeAt).at(-1);
  return missed !== undefined && missed < now
    ? `The last backup is of ${last.madeAt.slice(0, 16).replace('T', ' ')} UTC`
    : null;
}
