import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAudit, type Audit } from './audit.ts';
import type { Blobs } from './blobs.ts';
import { createFolderBlobs } from './blobs/folder.ts';
import { createS3Blobs } from './blobs/s3.ts';
import type { Database } from './database.ts';
import type { Environment } from './environment.ts';
import type { Jobs } from './jobs.ts';
import { createJobs } from './jobs/create-jobs.ts';
import type { Log } from './log.ts';
import type { MailTransport } from './mail/mail.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createSmtpTransport, senderOf } from './mail/smtp.server.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createSignatures, type Signatures } from './signatures.ts';
import { dataFolderOpenToOthers, openPlatformDatabase } from './platform-database.ts';
import { tracedDatabase } from './database/traced.ts';
import { isTraced } from './tracing.ts';
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
  audit: Audit;
  /** A folder below the data folder. */
  folder(...names: readonly string[]): string;
  now(): Date;
  /** Waits for running jobs, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the infrastructure: data folder, database, and what is built on them.
 *
 * @param root the checkout's folder, which contains the workers of database and mail as plain files
 * @param database a database that is already being opened
 */
export async function openPlatform({
  env,
  log,
  root,
  database: opening,
}: {
  env: Environment;
  log: Log;
  root: string;
  database?: Promise<Database> | undefined;
}): Promise<Platform> {
  const { dataDirectory } = env;
  const opened = await (opening ??
    openPlatformDatabase({ env, root, notPrivate: (err) => log.warn({ err }, dataFolderOpenToOthers) }));
  const database = isTraced() ? tracedDatabase(opened) : opened;
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
    const audit = await createAudit({ database, log, days: env.auditDays });
    jobs.define(...outbox.jobs, ...limits.jobs, ...audit.jobs);
    await outbox.queueWaiting();
    return {
      env,
      log,
      database,
      revisions,
      blobs: openBlobs(env),
      jobs,
      outbox,
      limits,
      signatures,
      audit,
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
    // A failed start must release everything, above all the lock on the data folder.
    await database.close();
    throw error;
  }
}

/** The uploads and originals of pictures: in the object store if there is one, else in the data folder. */
export const openBlobs = ({ objectStore, dataDirectory }: Pick<Environment, 'objectStore' | 'dataDirectory'>): Blobs =>
  objectStore ? createS3Blobs(objectStore) : createFolderBlobs(blobFolder(dataDirectory));

export const blobFolder = (dataDirectory: string): string => path.join(dataDirectory, 'blobs');

/** Null without a mail server: the demo shows mails in its mailbox, other sites keep them until there is one. */
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
