/**
 * The responses of `/api/status` for the Studio's tool, which the command `status` prints too. No imports, so that the
 * Studio can import it (docs/architecture.md).
 *
 * A section is null if it could not be read, for instance because the database does not answer. Timestamps are ISO, in
 * UTC. A new section is a field here, what reads it in `server/status.ts`, lines in `server/commands/status.ts` and a
 * part of the page in `studio/status`.
 */
export interface Status {
  /** When it was read. */
  at: string;
  /** Whether a part fails, or mails, leads or jobs were given up. */
  needsAttention: boolean;
  version: string;
  /** The commit that was built; null if the build does not know it. */
  revision: string | null;
  /** Null if no server runs in the process that was asked. */
  startedAt: string | null;
  parts: PartStatus[];
  /** Null where nothing was ever imported. */
  imports: { listings: ListingsRun | null; owners: OwnersRun | null } | null;
  queues: Record<QueueName, QueueStatus | null>;
  storage: {
    database: { kind: 'embedded' | 'postgres'; bytes: number | null };
    /** All of `DATA_DIR`; null while it is counted. */
    folderBytes: number | null;
    freeBytes: number | null;
  };
  /** The scheduled backups, the last of which is null before the first; null where there are none. */
  backups: { last: { at: string; bytes: number; pictures: number } | null; count: number } | null;
  /** Queries from outside in the embedded Content Lake; null without a running one. */
  lakeQueries: { running: number; waiting: number; stopped: number } | null;
}

export interface PartStatus {
  /** The name in `/health/ready/`. */
  name: string;
  /** A sentence in English; null if the part works. */
  failure: string | null;
}

/** The mails of the site, the leads for the CRM, and the background work. */
export type QueueName = 'mails' | 'leads' | 'jobs';

export interface QueueStatus {
  waiting: number;
  givenUpCount: number;
  /** The newest. */
  givenUp: GivenUp[];
}

/** What is not tried any more by itself. */
export interface GivenUp {
  id: string;
  /** A mail's subject and recipient, the form of a lead, the name of a job. */
  what: string;
  /** When a mail or lead was stored, when a job failed. */
  at: string;
  attempts: number;
  /** Empty if none is known. */
  reason: string;
}

interface ImportRun {
  finishedAt: string;
  /** Null if it succeeded. */
  failure: string | null;
  setAsideCount: number;
  /** The first ones: a listing's, an owner's or another record's id, or its number, and the reason. */
  setAside: { record: string; reason: string }[];
}

export interface ListingsRun extends ImportRun {
  source: string;
  /** Null if the import failed, nothing had changed, or it was so long ago that only its time is known. */
  counts: Record<
    'listings' | 'projects',
    { added: number; changed: number; removed: number; unchanged: number }
  > | null;
}

export interface OwnersRun extends ImportRun {
  counts: { added: number; known: number; invited: number; properties: number } | null;
}

/** `POST /api/status`: what to try again; all of a queue without ids. */
export interface RetryRequest {
  retry: QueueName;
  ids?: string[];
}

export interface RetryAnswer {
  /** How many are tried again: 0 if somebody else was faster. */
  retried: number;
  status: Status;
}

/** Why a request was refused: `login` (401), `role` (403: not an administrator), `parameter` (400). */
export interface StatusRefusal {
  error: 'login' | 'role' | 'parameter';
  message: string;
}
