import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBlobs, type Blobs } from './blobs.ts';
import { openDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { openDatabase } from './database/open.ts';
import type { Environment } from './environment.ts';
import type { Jobs } from './jobs.ts';
import { createJobs } from './jobs/create-jobs.ts';
import type { Log } from './log.ts';
import type { MailTransport } from './mail/mail.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createSmtpTransport, senderOf } from './mail/smtp.server.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createSignatures, type Signatures } from './signatures.ts';
import { createRevisions, type Revisions } from './revisions.ts';

/** The infrastructure that every part of the process uses. */
export interface Platform {
  env: Environment;
  log: Log;
  database: Database;
  revisions: Revisions;
  blobs: Blobs;
  jobs: Jobs;
  outbox: Outbox;
  limits: RateLimits;
  signatures: Signatures;
  /** A folder below the data folder. */
  folder(...names: readonly string[]): string;
  now(): Date;
  /** Lets running jobs end, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the data folder and the database in it, or PostgreSQL.
 *
 * @param root the folder of the checkout, which contains the threads of database and mail as plain files
 */
export async function openPlatform({
  env,
  log,
  root,
}: {
  env: Environment;
  log: Log;
  root: string;
}): Promise<Platform> {
  const { dataDirectory } = env;
  await openDataFolder(dataDirectory).catch((error: unknown) => {
    log.warn({ err: error }, 'The data folder cannot be restricted to this user: others may read what is in it');
  });
  const database = await openDatabase({
    ...(env.databaseUrl === null ? { dataDir: dataDirectory } : { databaseUrl: env.databaseUrl }),
    workerFile: pathToFileURL(path.join(root, 'app/platform/database/embedded.worker.mjs')),
  });
  try {
    const revisions = await createRevisions(database);
    const jobs = await createJobs(database, log);
    const outbox = await createOutbox({
      database,
      jobs,
      log,
      transport: mailTransport(env, log, root),
      domain: senderOf(env.mailFrom).address.split('@').at(-1) ?? 'localhost',
    });
    const limits = await createRateLimits(database);
    const signatures = await createSignatures(database);
    jobs.define(...outbox.jobs, ...limits.jobs);
    await outbox.queueWaiting();
    return {
      env,
      log,
      database,
      revisions,
      blobs: createBlobs({ folder: path.join(dataDirectory, 'blobs') }),
      jobs,
      outbox,
      limits,
      signatures,
      folder: (...names) => path.join(dataDirectory, ...names),
      now: () => new Date(),
      close: async () => {
        await jobs.stop();
        outbox.close();
        await revisions.close();
        await database.close();
      },
    };
  } catch (error) {
    // If opening fails, release everything, above all the lock on the data folder.
    await database.close();
    throw error;
  }
}

/** The demo's mails stay here, for its mailbox to show; a site without a mail server keeps its own until there is one. */
function mailTransport({ smtpUrl, mailFrom, demo }: Environment, log: Log, root: string): MailTransport | null {
  if (smtpUrl !== null)
    return createSmtpTransport(
      smtpUrl,
      mailFrom,
      pathToFileURL(path.join(root, 'app/platform/mail/smtp.worker.mjs')),
      log,
    );
  if (demo) return { send: () => Promise.resolve(), close: () => undefined };
  log.warn('No mail leaves this site: set SMTP_URL and MAIL_FROM. Until then mails wait in the database');
  return null;
}
