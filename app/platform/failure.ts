/** What can go wrong that somebody tells apart: by its code, which also outlives processes and databases. */
const codes = [
  // Of starting: their messages are sentences for whoever started it.
  'BACKUP_ELSEWHERE',
  'BAD_ENVIRONMENT',
  'CONNECTION_LOST',
  'CONTENT_MIGRATION',
  'DATA_DIR_IN_USE',
  'DATA_DIR_UNFIT',
  'DEMO_LEFT_OUT',
  'EXTENSIONS_MISSING',
  'MIGRATION_UNKNOWN',
  'PASSWORD_IN_COMMAND',
  // Of feeds: their messages are the second half of "Cannot import …:".
  'FEED_SHRUNK',
  'FEED_UNREACHABLE',
  'FEED_UNREADABLE',
  // Of the database.
  'DATABASE_CLOSED',
  'QUERY_TIMEOUT',
  'TRANSACTION_CLOSED',
  // Of content, pictures and what is fetched.
  'ADDRESS_NOT_PUBLIC',
  'BLOB_KEY',
  'CONTENT_UNAVAILABLE',
  'HOST_SILENT',
  'HOST_UNREACHABLE',
  'REDIRECT_BROKEN',
  'TOO_MUCH',
] as const;

export type FailureCode = (typeof codes)[number];

const told: ReadonlySet<FailureCode> = new Set(codes.slice(0, codes.indexOf('FEED_SHRUNK')));

/** A failure that the product itself tells of. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly code: FailureCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }

  /** Whether its message is a sentence for whoever started the program, who needs no stack. */
  get isForPeople(): boolean {
    return told.has(this.code);
  }

  /** Whether listings could not be imported, for a reason that the message says. */
  get isOfFeed(): boolean {
    return this.code.startsWith('FEED_');
  }
}

export function failure(code: FailureCode, message: string, cause?: unknown): Failure {
  return new Failure(code, message, cause);
}

/** Whether something thrown is this failure. */
export function isFailure(error: unknown, code: FailureCode): error is Failure {
  return error instanceof Failure && error.code === code;
}

/** The code of anything thrown: a failure's, the system's (`ENOENT`), PostgreSQL's (`23505`); undefined where it carries none. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** A failure that came over a wire or out of the database, as what it was. */
export function revivedFailure(code: string | undefined, message: string): Error {
  const known = codes.find((each) => each === code);
  if (known !== undefined) return new Failure(known, message);
  return code === undefined ? new Error(message) : Object.assign(new Error(message), { code });
}
