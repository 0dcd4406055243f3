/** Failures are distinguished by code, which also survives process and database boundaries. */
const codes = [
  // On start or from a command: their messages are sentences for the operator.
  'BACKUP_DAMAGED',
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
  // From feeds: their messages continue "Cannot import …:".
  'FEED_SHRUNK',
  'FEED_UNREACHABLE',
  'FEED_UNREADABLE',
  // From the database.
  'DATABASE_CLOSED',
  'QUERY_TIMEOUT',
  'TRANSACTION_BYPASSED',
  'TRANSACTION_CLOSED',
  // From content, pictures and remote fetches.
  'ADDRESS_NOT_PUBLIC',
  'ARCHIVE_CHANGED',
  'ARCHIVE_UNREADABLE',
  'BLOB_KEY',
  'BLOB_STORE',
  'CONTENT_UNAVAILABLE',
  'DELIVERY_REFUSED',
  'HOST_SILENT',
  'HOST_UNREACHABLE',
  'MAIL_LATE',
  'MAIL_REFUSED',
  'REDIRECT_BROKEN',
  'TOO_MUCH',
] as const;

export type FailureCode = (typeof codes)[number];

const forOperators: ReadonlySet<FailureCode> = new Set(codes.slice(0, codes.indexOf('FEED_SHRUNK')));

/** A failure raised by the product itself. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly code: FailureCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }

  /** Whether the message is a sentence for the operator, who needs no stack trace. */
  get isForPeople(): boolean {
    return forOperators.has(this.code);
  }

  /** Whether an import of listings failed for a reason stated in the message. */
  get isOfFeed(): boolean {
    return this.code.startsWith('FEED_');
  }
}

export function failure(code: FailureCode, message: string, cause?: unknown): Failure {
  return new Failure(code, message, cause);
}

export function isFailure(error: unknown, code: FailureCode): error is Failure {
  return error instanceof Failure && error.code === code;
}

/** The code of a thrown value: a failure's, the system's (`ENOENT`), PostgreSQL's (`23505`), or undefined. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Restores a failure that was serialized. */
export function revivedFailure(code: string | undefined, message: string): Error {
  const known = codes.find((each) => each === code);
  if (known !== undefined) return new Failure(known, message);
  return code === undefined ? new Error(message) : Object.assign(new Error(message), { code });
}
