/** What the lake depends on, as its own structural types: it serves any project and knows no product. */
export interface LakeSql {
  /** Parameters are `$1, $2…`; `bigint` arrives as a number, `jsonb` as a value, `timestamptz` as ISO text. */
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  execute(text: string): Promise<void>;
}

export interface LakeDatabase extends LakeSql {
  /** On `postgres` other processes may write too; on `embedded` everything passes through this process. */
  readonly kind: 'embedded' | 'postgres';
  transaction<Result>(work: (sql: LakeSql) => Promise<Result>): Promise<Result>;
  listen(channel: string, notified: (payload: string) => void, reconnected?: () => void): Promise<() => Promise<void>>;
}

export interface LakeBlobs {
  put(bytes: Uint8Array, options: { contentType: string; key?: string }): Promise<string>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** How many bytes there are, without reading any. */
  size(key: string): Promise<number | undefined>;
  /** The bytes from `first` to `last`, both included, read as they are taken. */
  stream(key: string, range: { first: number; last: number }): ReadableStream<Uint8Array>;
  remove(key: string): Promise<void>;
}

/** A cache of drawn pictures. They can be drawn again, so any of them may be evicted at any time. `of` is the original's sha-1. */
export interface LakeRenditions {
  get(of: string, key: string): Promise<Uint8Array | null>;
  put(of: string, key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes all that was drawn of an original. */
  remove(of: string): Promise<void>;
}

export interface LakeClock {
  now(): Date;
}

export interface LakeLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A bearer token and what its holder may do. */
export interface LakeToken {
  token: string;
  /** Appears as the author of what it writes. */
  name: string;
  grants: readonly ('read' | 'write')[];
}

/** What a transaction changed, as passed to the product inside that transaction. */
export interface LakeChange {
  dataset: string;
  transactionId: string;
  ids: readonly string[];
  /** Document types of which a published document, or else a draft or version, appeared, changed or went. */
  types: { published: readonly string[]; drafts: readonly string[] };
}

/**
 * Runs inside the writing transaction, so that what it writes is committed or rolled back with the documents. The function it may
 * resolve to runs after the commit, when queries already return the new documents, and before the writer gets its response.
 */
export type OnTransaction = (sql: LakeSql, change: LakeChange) => Promise<void | (() => void)>;

/** What the HTTP server knows of a request besides the request. */
export interface LakeCaller {
  /** The person's behind the proxies that are trusted, an address or a network; login attempts are counted by it. */
  address: string;
  /** No header says that a proxy passed this request on. */
  direct: boolean;
}

/** The demo's editor has no password, but logs in with a code that is shown to whoever started the server. */
export interface LakeDemoLogin {
  /** Whether the login page offers it to this request at all. */
  offeredTo(request: Request, caller: LakeCaller): boolean;
  /** Whether this is the current code; each works once. */
  redeem(code: string): boolean;
}

export interface LakeOptions {
  sql: LakeDatabase;
  blobs: LakeBlobs;
  /** By default renditions are not cached. */
  renditions?: LakeRenditions;
  clock: LakeClock;
  log: LakeLog;
  projectId: string;
  datasets: readonly string[];
  /** Tokens that the product itself hands out; others are made by command (`people.createToken`). */
  tokens?: readonly LakeToken[];
  /** The path under which requests arrive, without a slash at the end: `/lake`. */
  mountPath?: string;
  /** What the `url` of asset documents begins with; by default the mount path on the same origin. */
  publicUrl?: string;
  /** Whether anonymous readers see published documents, or nothing; public by default, as at Sanity. */
  aclMode?: 'public' | 'private';
  /** What the project is called on the login page and in the Studio; by default its id. */
  brand?: string;
  /** Logging in as the demo's editor without a password. If absent, that is disabled, and sessions started that way are invalid. */
  demoLogin?: LakeDemoLogin;
  onTransaction?: OnTransaction;
}
