import { createHash } from 'node:crypto';
import pRetry from 'p-retry';
import { S3mini, S3ServiceError } from 's3mini';
import { assertBlobKey, isBlobKey, type Blobs } from '../blobs.ts';
import { failure } from '../failure.ts';
import { outgoing } from '../tracing.ts';

/** An S3-compatible object store. */
export interface S3Options {
  /** The store's origin, without the bucket: `https://s3.eu-west-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is the first part of the path (most stores), or of the host name (Amazon). */
  pathStyle: boolean;
  /** Begins every object's name: `gevel/`. */
  prefix: string;
  /** How often a request is repeated after a failure that may pass. */
  retries?: number;
  /** Milliseconds until an answer begins; for an upload, until it is complete. */
  patience?: number;
}

/** Larger blobs are uploaded in parts of this size, in bytes. */
const partSize = 8 * 1024 * 1024;
/** How many objects a store lists at a time. */
const pageSize = 1_000;

/** Stores blobs as objects of an S3-compatible store, for sites whose processes share no folder. */
export function createS3Blobs({ retries = 2, patience = 30_000, prefix, ...options }: S3Options): Blobs {
  const client = new S3mini({
    ...options,
    endpoint: bucketUrl(options),
    minPartSize: partSize,
    fetch: (input, init) =>
      outgoing(init?.method ?? 'GET', new URL(options.endpoint), () => fetchPatiently(input, init, patience)),
  });
  const nameOf = (key: string): string => {
    assertBlobKey(key);
    return prefix + key;
  };
  /** Every request may be repeated, because a key's content never changes. */
  const ask = async <Result>(request: () => Promise<Result>): Promise<Result> => {
    try {
      return await pRetry(request, { retries, minTimeout: 200, shouldRetry: ({ error }) => mayPass(error) });
    } catch (error) {
      throw failure('BLOB_STORE', `The object store does not answer as it should (${reasonOf(error)}).`, error);
    }
  };
  const unlessMissing = <Result>(request: () => Promise<Result>): Promise<Result | undefined> =>
    ask(async () => {
      try {
        return await request();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  const has = async (key: string): Promise<boolean> => {
    const name = nameOf(key);
    return ask(async () => (await client.objectExists(name)) === true);
  };

  return {
    has,
    put: async (bytes, { contentType, key = createHash('sha256').update(bytes).digest('hex') }) => {
      const name = nameOf(key);
      if (!(await has(key))) await ask(() => client.putAnyObject(name, bytes, contentType || undefined));
      return key;
    },
    get: async (key) => {
      const name = nameOf(key);
      return unlessMissing(async () => new Uint8Array(await (await client.getObjectRaw(name)).arrayBuffer()));
    },
    size: async (key) => {
      const name = nameOf(key);
      return unlessMissing(() => client.getContentLength(name));
    },
    stream: (key, { first, last }) => {
      const name = nameOf(key);
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      void ask(() => client.getObjectRaw(name, false, first, last + 1))
        .then(({ body }) => body?.pipeTo(writable) ?? writable.close())
        .catch((error: unknown) => writable.abort(error).catch(() => undefined));
      return readable;
    },
    remove: async (key) => {
      const name = nameOf(key);
      await ask(() => client.deleteObject(name));
    },
    list: async function* () {
      let token: string | undefined;
      do {
        const from = token;
        const page = await ask(() => client.listObjectsPaged('/', prefix, pageSize, from));
        if (!page) throw failure('BLOB_STORE', `The object store has no bucket ${options.bucket}.`);
        for (const { Key, Size } of page.objects ?? []) {
          const key = Key.slice(prefix.length);
          if (isBlobKey(key)) yield { key, size: Number(Size) };
        }
        token = page.nextContinuationToken;
      } while (token !== undefined);
    },
  };
}

/** The bucket's URL: in the path (`https://store/bucket`) or as a host (`https://bucket.store`). */
export function bucketUrl({
  endpoint,
  bucket,
  pathStyle,
}: Pick<S3Options, 'endpoint' | 'bucket' | 'pathStyle'>): string {
  const url = new URL(endpoint);
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
  else url.hostname = `${bucket}.${url.hostname}`;
  return url.href;
}

/** Limits the wait for an answer only: a film may take as long to read as its visitor watches it. */
async function fetchPatiently(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  patience: number,
): Promise<Response> {
  const wait = new AbortController();
  const late = failure('HOST_SILENT', `no answer within ${patience / 1_000} seconds`);
  const timer = setTimeout(() => wait.abort(late), patience);
  try {
    return await fetch(input, { ...init, signal: wait.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** The store's own answer, which the client may have wrapped. */
function answerIn(error: unknown): S3ServiceError | undefined {
  if (error instanceof S3ServiceError) return error;
  return error instanceof Error && error.cause !== undefined ? answerIn(error.cause) : undefined;
}

function isMissing(error: unknown): boolean {
  const answer = answerIn(error);
  return answer?.status === 404 && answer.serviceCode !== 'NoSuchBucket';
}

/** Without an answer the network may be back soon; wrong keys or a missing bucket stay wrong. */
function mayPass(error: unknown): boolean {
  const status = answerIn(error)?.status;
  return status === undefined || status === 429 || status >= 500;
}

function reasonOf(error: unknown): string {
  const answer = answerIn(error);
  if (answer !== undefined) return `${answer.status} ${answer.serviceCode ?? ''}`.trim();
  return error instanceof Error ? error.message : String(error);
}
