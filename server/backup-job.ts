import { Cron } from 'croner';
import { z } from 'zod';
import { defineJob } from '~/platform/jobs.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { backupsIn, makeScheduledBackup } from './backups.ts';

/** Makes backups by the clock, the first one at once, and warns when the last one is too old (requirements 10.268). */
export function openBackups(platform: Platform, root: string): Part {
  const { env, jobs, log, now } = platform;
  const { backups } = env;
  const stopped = new AbortController();
  const job = defineJob({
    name: 'backup',
    data: z.object({}),
    cron: backups?.cron ?? null,
    order: 'one-at-a-time',
    retries: 2,
    retryDelay: 600,
    expireAfter: 7 * 3_600,
    work: async () => {
      if (backups === null) throw new Error('BACKUP_DIR is not set in this process.');
      const { signal } = stopped;
      const { database, pictures } = await makeScheduledBackup(platform, { root, signal, ...backups }, (err) =>
        log.warn({ err }, 'Old backups could not be deleted'),
      );
      const { different } = pictures;
      if (different.length > 0) log.warn({ different }, 'Pictures of the backup are not as they are here');
      log.info({ folder: backups.folder, bytes: database.bytes, pictures: pictures.count }, 'A backup was made');
      return { bytes: database.bytes, pictures: pictures.count };
    },
  });
  const part: Part = { jobs: [job], close: () => Promise.resolve(stopped.abort()) };
  if (backups === null) return part;
  return {
    ...part,
    checks: { backups: { needed: false, failure: () => tooOld(backups, now()) } },
    follow: () => {
      sendFirst().catch((err: unknown) => log.error({ err }, 'The first backup could not be begun'));
      return () => undefined;
    },
  };

  async function sendFirst(): Promise<void> {
    if (backups === null || (await backupsIn(backups.folder)).length > 0) return;
    // One that failed is for its operator: a start must not try it again and again.
    if ((await jobs.lastEnd('backup')) === null) await jobs.send('backup', {}, { key: 'first' });
  }
}

/** A sentence once two backups in a row are missing. */
export async function tooOld({ folder, cron }: { folder: string; cron: string }, now: Date): Promise<string | null> {
  // A clock that was wrong for a night must not silence this for years.
  const [last] = (await backupsIn(folder)).filter(({ madeAt }) => new Date(madeAt) <= now);
  if (last === undefined) return 'There is no backup yet';
  const missed = new Cron(cron, { timezone: 'Europe/Brussels' }).nextRuns(2, last.madeAt).at(-1);
  return missed !== undefined && missed < now
    ? `The last backup is of ${last.madeAt.slice(0, 16).replace('T', ' ')} UTC`
    : null;
}
