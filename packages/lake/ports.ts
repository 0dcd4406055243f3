import type { OnAccountsEvent, PasskeySite } from '@gevel/accounts';

/** The lake's dependencies as its own structural types, so that it can serve any project and knows no product. */
export interface LakeSql {
  /** Parameters are `$1, $2…`; `bigint` arrives as a number, `jsonb` as a value, `timestamptz` as ISO text. */
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  execute(text: string): Promise<void>;
}

export interface LakeDatabase extends LakeSql {
  /** On `postgres` other processes may write too; on `embedded` all writes pass through this process. */
  readonly kind: 'embedded' | 'postgres';
  transaction<Result>(work: (sql: LakeSql) => Promise<Result>): Promise<Result>;
  listen(channel: string, notified: (payload: string) => void, reconnected?: () => void): Promise<() => Promise<void>>;
}

export interface LakeBlobs {
  put(bytes: Uint8Array, options: { contentType: string; key?: string }): Promise<string>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** The size in bytes, without reading them. */
  size(key: string): Promise<number | undefined>;
  /** The bytes from `first` to `last`, both inclusive, read lazily. */
  stream(key: string, range: { first: number; last: number }): ReadableStream<Uint8Array>;
  remove(key: string): Promise<void>;
}

/** A cache of rendered pictures, any of which may be evicted at any time. `of` is the original's SHA-1. */
export interface LakeRenditions {
  get(of: string, key: string): Promise<Uint8Array | null>;
  put(of: string, key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes all renditions of an original. */
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

/** A bearer token and its permissions. */
export interface LakeToken {
  token: string;
  /** The author of what it writes. */
  name: string;
  grants: readonly ('read' | 'write')[];
}

/** A transaction's changes, as passed to the product inside that transaction. */
export interface LakeChange {
  dataset: string;
  transactionId: string;
  ids: readonly string[];
  /** The types of published documents, and of drafts or versions, that appeared, changed or disappeared. */
  types: { published: readonly string[]; drafts: readonly string[] };
  /** Who asked for it over HTTP; null for what the process itself writes, such as an import. */
  author: LakeAuthor | null;
  /** What became of published documents, without those that describe assets. */
  publications: readonly LakePublication[];
}

export interface LakeAuthor {
  kind: 'user' | 'token';
  id: string;
  name: string;
  /** Null for a token. */
  email: string | null;
  /** `address` of the request's `LakeCaller`. */
  address: string;
}

export interface LakePublication {
  id: string;
  type: string;
  /** `unpublished`: a draft of it stays. */
  became: 'published' | 'unpublished' | 'deleted';
}

/**
 * Runs inside the writing transaction, so that its own writes are committed or rolled back with the documents. The
 * returned function runs after the commit, when queries already return the new documents, and before the writer gets
 * its response.
 */
export type OnTransaction = (sql: LakeSql, change: LakeChange) => Promise<void | (() => void)>;

/** What the HTTP server knows about a request beyond the request itself. */
export interface LakeCaller {
  /** The person's address or network, behind the trusted proxies; login attempts are counted by it. */
  address: string;
  /** Whether no header shows that a proxy forwarded this request. */
  direct: boolean;
}

/** The demo's editor has no password, but logs in with a code shown to whoever started the server. */
export interface LakeDemoLogin {
  /** Whether the login page offers it to this request. */
  offeredTo(request: Request, caller: LakeCaller): boolean;
  /** Whether this is the current code; each works once. */
  redeem(code: string): boolean;
}

/** Asked by anybody: resolves as fast for an unknown address, and mails to a known one only. */
export type MailPasswordLink = (asked: { email: string; language: string; address: string }) => Promise<void>;

/** What queries from outside may take; the defaults are in `lake.ts`. */
export interface LakeQueryLimits {
  /** Processes, each with a copy of the documents. One reader occupies at most half of them. */
  workers: number;
  /** Milliseconds for one query. */
  milliseconds: number;
  /** Heap of a process, its copy of the documents included. */
  megabytes: number;
  /** How many queries of one reader may wait. */
  waiting: number;
}

export interface LakeOptions {
  sql: LakeDatabase;
  blobs: LakeBlobs;
  /** By default renditions are not cached. */
  renditions?: LakeRenditions;
  clock: LakeClock;
  log: LakeLog;
  /** The file of the process that runs queries from outside: `query/worker.ts`, bundled. Asked for when one is needed. */
  queryWorker: () => Promise<URL>;
  queryLimits?: Partial<LakeQueryLimits>;
  /** Where `assets/heic.worker.mjs` is. By default beside its sources, where no bundle contains these. */
  heicWorker?: URL;
  projectId: string;
  datasets: readonly string[];
  /** Tokens issued by the product itself; others are created by command (`people.createToken`). */
  tokens?: readonly LakeToken[];
  /** The path under which requests arrive, without a trailing slash: `/lake`. */
  mountPath?: string;
  /** Prefix of the `url` of asset documents; by default the mount path on the same origin. */
  publicUrl?: string;
  /** Whether anonymous readers see published documents, or nothing; public by default, as with Sanity. */
  aclMode?: 'public' | 'private';
  /** The project's name on the login page and in the Studio; its id by default. */
  brand?: string;
  /** The demo editor's login without a password. If absent, it is disabled and its sessions are invalid. */
  demoLogin?: LakeDemoLogin;
  /** Mails a link for a new password. If absent, the login page sends people to an administrator. */
  mailPasswordLink?: MailPasswordLink;
  /** The site that passkeys are bound to; null for a host that can have none. If absent, there are none. */
  passkeySite?: () => PasskeySite | null;
  onTransaction?: OnTransaction;
  /** Hears of logins, and of changes of accounts and tokens. */
  onAccountsEvent?: OnAccountsEvent;
}
