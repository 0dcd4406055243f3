import { availableParallelism } from 'node:os';
import { discardAsset, type AssetDiscardRequest } from './assets/discard.ts';
import { besideHeic } from './assets/heic.ts';
import { storeAsset } from './assets/store.ts';
import { openDataset, type Dataset } from './documents/dataset.ts';
import { discardDocument, type DiscardRequest } from './documents/discard.ts';
import { isRecord, type LakeDocument } from './documents/document.ts';
import { forgetLog } from './documents/log.ts';
import { migrateLake } from './documents/migrations.ts';
import { replaceDocuments, type ReplaceRequest } from './documents/replace.ts';
import { lakeChannel } from './documents/write.ts';
import { createAssetServer } from './http/assets.ts';
import { createLogin } from './http/login.ts';
import { createPasswordPages } from './http/passwords.ts';
import { createEventStreams } from './http/event-stream.ts';
import { createReaders, type Reader } from './http/readers.ts';
import { route } from './http/router.ts';
import { createUploads } from './http/upload.ts';
import { createSockets, type Upgrade } from './http/sockets.ts';
import { maxReplayed } from './listening/listener.ts';
import { createPresence } from './listening/presence.ts';
import { createPeople, type People } from './people/people.ts';
import type { LakeCaller, LakeOptions } from './ports.ts';
import { createQueryEngine } from './query/engine.ts';
import { createOutsideQueries } from './query/outside.ts';
import { createWorkers, type QueryCounts } from './query/workers.ts';
import { exportDocuments, type ExportReport, type ExportRequest } from './transfer/export.ts';
import { importDocuments, type ImportReport, type ImportRequest } from './transfer/import.ts';

export interface OwnQuestion {
  dataset: string;
  query: string;
  parameters: Record<string, unknown>;
  perspective: 'published' | 'drafts' | 'raw';
}

export interface Lake {
  /** Answers a request of Sanity's HTTP API under the mount path; never rejects. */
  handle(request: Request, caller?: LakeCaller): Promise<Response>;
  /** Answers a request for a WebSocket; never rejects. */
  upgrade(request: Request, upgrade: Upgrade): Promise<void>;
  /** Ends listeners and sockets, which would keep the server from stopping; clients reconnect by themselves. */
  disconnect(): void;
  /** Accounts and API tokens, for commands. */
  people: People;
  /** The owner of a request's token or session; `undefined` if there is none. */
  readerOf(request: Request): Promise<Reader | undefined>;
  /**
   * Runs a query of this process. `published` sees what the public may see; `drafts` and `raw` see everything. Rejects
   * if the query is invalid.
   */
  query(question: OwnQuestion): Promise<unknown>;
  isEmpty(dataset: string): boolean;
  /** Rejects only if the file or the database fails; the report lists bad lines. */
  importDocuments(request: ImportRequest): Promise<ImportReport>;
  exportDocuments(request: ExportRequest): Promise<ExportReport>;
  /** Replaces documents that were read before; false, without writing anything, if one has changed since. */
  replaceDocuments(request: ReplaceRequest): Promise<boolean>;
  /** Stores a picture as an asset and resolves to its id. The same bytes always give the same asset. */
  storePicture(request: { dataset: string; author: string; bytes: Uint8Array; filename: string }): Promise<string>;
  /** Deletes a document's unpublished versions and their history; false, without any deletion, if it is published. */
  discardDocument(request: DiscardRequest): Promise<boolean>;
  /** Deletes an asset with its bytes, renditions and history; false, without deleting anything, if it is referenced. */
  discardAsset(request: AssetDiscardRequest): Promise<boolean>;
  /** Deletes history before a time, except what listeners may request. Resolves to the number of transactions. */
  forgetHistory(before: Date): Promise<number>;
  /** Queries from outside that run, wait, and have exceeded a limit since the start. */
  queryCounts(): QueryCounts;
  /** Stops listening; database and blobs belong to the caller. */
  close(): Promise<void>;
}

/** More would each hold another copy of the documents. */
const usualWorkers = Math.max(2, Math.min(4, availableParallelism()));

/** Migrates the lake's tables and loads its datasets into memory, from which it answers queries. */
export async function createLake(options: LakeOptions): Promise<Lake> {
  const { sql, blobs, clock, log, projectId, mountPath = '/lake', publicUrl = mountPath } = options;
  const { aclMode = 'public', brand = projectId, demoLogin, passkeySite = () => null } = options;
  await migrateLake(sql, options.datasets);

  /** Adds the URL of an asset, which is not stored because it depends on where the lake is served. */
  const withUrl = (document: LakeDocument): LakeDocument =>
    document._type.startsWith('sanity.') && typeof document.path === 'string'
      ? { ...document, url: `${publicUrl}/${document.path}` }
      : document;
  const datasets = new Map<string, Dataset>();
  const onNotification = (payload: string): void => {
    const news: unknown = JSON.parse(payload);
    if (!isRecord(news) || typeof news.dataset !== 'string' || typeof news.sequence !== 'number') return;
    datasets.get(news.dataset)?.noteSequence(news.sequence);
  };
  const failed = (err: unknown): void =>
    log.error({ err }, 'the lake could not read its log; it tries again with the next change');
  // Notifications sent while the connection was down are lost.
  const reconnected = (): void => datasets.forEach((dataset) => void dataset.current().catch(failed));
  const stopListening = await sql.listen(lakeChannel, onNotification, reconnected);
  for (const name of options.datasets) {
    datasets.set(name, await openDataset({ database: sql, name, complete: withUrl, failed }));
  }

  const limits = { workers: usualWorkers, milliseconds: 5_000, megabytes: 512, waiting: 1_000, ...options.queryLimits };
  const workers = createWorkers({ projectId, datasets, file: options.queryWorker, limits, log });
  const engine = createQueryEngine(projectId, clock);
  const presence = await createPresence(sql, log);
  const people = createPeople(sql, clock, demoLogin !== undefined, options.onAccountsEvent);
  const loginPath = `${mountPath}/login`;
  const mailLink = options.mailPasswordLink ?? null;
  const parts = {
    mountPath,
    brand,
    aclMode,
    people,
    loginPath,
    login: createLogin({
      people,
      brand,
      loginPath,
      recoverPath: mailLink === null ? null : `${mountPath}/recover`,
      demoLogin,
      passkeySite,
    }),
    passwords: createPasswordPages({ people, brand, loginPath, mailLink }),
    projectId,
    datasets,
    sql,
    clock,
    onTransaction: options.onTransaction,
    streams: createEventStreams(),
    presence,
    uploads: createUploads(
      { sql, blobs, clock, projectId, onTransaction: options.onTransaction },
      options.heicWorker ?? besideHeic(),
    ),
    queries: createOutsideQueries(workers, clock),
    assets: createAssetServer({ blobs, renditions: options.renditions, projectId, datasets }),
    readerOf: createReaders(options.tokens ?? [], people, aclMode),
    log,
  };
  const sockets = createSockets(parts);
  const disconnect = (): void => {
    parts.streams.endAll();
    sockets.closeAll();
  };
  const datasetNamed = (name: string): Dataset => {
    const dataset = datasets.get(name);
    if (dataset !== undefined) return dataset;
    throw Object.assign(new Error(`There is no dataset "${name}".`), { code: 'DATASET_UNKNOWN' });
  };
  return {
    handle: (request, caller) => route(request, parts, caller),
    upgrade: sockets.upgrade,
    disconnect,
    people,
    readerOf: parts.readerOf,
    query: async ({ dataset: name, query, parameters, perspective }) => {
      const dataset = datasetNamed(name);
      await dataset.current();
      const layers = perspective === 'drafts' ? ['drafts'] : perspective;
      const view = dataset.view({ perspective: layers, mayReadAll: perspective !== 'published', withVersions: true });
      const question = { query, params: parameters, dataset: name, identity: projectId };
      const result = await engine.run(question, view);
      if ('error' in result) throw Object.assign(new Error(result.error.description), { code: 'LAKE_QUERY' });
      return JSON.parse(result.json);
    },
    isEmpty: (name) => [...datasetNamed(name).all()].every(({ _type }) => _type.startsWith('sanity.')),
    importDocuments: async (request) =>
      importDocuments(request, datasetNamed(request.dataset), {
        sql,
        blobs,
        clock,
        projectId,
        onTransaction: options.onTransaction,
      }),
    exportDocuments: async (request) => exportDocuments(request, datasetNamed(request.dataset), blobs),
    replaceDocuments: (request) =>
      replaceDocuments(request, datasetNamed(request.dataset), { sql, clock, onTransaction: options.onTransaction }),
    storePicture: async ({ dataset, author, bytes, filename }) => {
      const source = { kind: 'image', bytes, originalFilename: filename } as const;
      const store = { sql, blobs, clock, projectId, onTransaction: options.onTransaction };
      return (await storeAsset(source, {}, author, datasetNamed(dataset), store))._id;
    },
    discardDocument: (request) =>
      discardDocument(request, datasetNamed(request.dataset), { sql, clock, onTransaction: options.onTransaction }),
    discardAsset: (request) =>
      discardAsset(request, datasetNamed(request.dataset), {
        sql,
        blobs,
        clock,
        projectId,
        datasets,
        renditions: options.renditions,
        onTransaction: options.onTransaction,
      }),
    forgetHistory: async (before) => {
      let gone = 0;
      for (const name of options.datasets) gone += await forgetLog(sql, name, before, maxReplayed);
      return gone;
    },
    queryCounts: workers.counts,
    close: async () => {
      disconnect();
      await workers.close();
      await presence.close();
      await stopListening();
    },
  };
}
