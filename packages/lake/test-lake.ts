import fs from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createClient, type ClientConfig, type SanityClient } from '@sanity/client';
import { createFolderBlobs } from '../../app/platform/blobs/folder.ts';
import { testDatabases, type TestDatabase } from '../../app/platform/database/test-databases.ts';
import { bundledWorker } from './query/bundled-worker.ts';
import { createLake, type Lake, type LakeChange, type LakeOptions } from './index.ts';

export { testDatabases, type TestDatabase };

export const readToken = 'a token that may read';
export const writeToken = 'a token that may write';

/** A lake behind a real HTTP server, used through the real client. */
export interface TestLake {
  lake: Lake;
  folder: string;
  origin: string;
  changes: LakeChange[];
  sql: LakeOptions['sql'];
  client(config?: ClientConfig): SanityClient;
  /** A second lake on the same tables, like that of another process. */
  neighbour(): Promise<TestLake>;
  /** Writes documents to a file in the folder and imports it. */
  import(documents: readonly object[], mode?: 'create' | 'missing' | 'replace'): ReturnType<Lake['importDocuments']>;
  dispose(): Promise<void>;
}

/** @param options added to, or overriding, the defaults */
export async function startTestLake(
  create: () => Promise<TestDatabase>,
  options: Partial<LakeOptions> = {},
): Promise<TestLake> {
  const place = await create();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lake-'));
  return serve(place, folder, place.database, options, async () => {
    await place.dispose();
    await fs.rm(folder, { recursive: true, force: true });
  });
}

async function serve(
  place: TestDatabase,
  folder: string,
  sql: LakeOptions['sql'],
  options: Partial<LakeOptions>,
  cleanUp: () => Promise<void>,
): Promise<TestLake> {
  const changes: LakeChange[] = [];
  const silent = { info: () => undefined, warn: () => undefined, error: (details: object) => console.error(details) };
  const lake = await createLake({
    sql,
    blobs: createFolderBlobs(path.join(folder, 'blobs')),
    clock: { now: () => new Date() },
    log: silent,
    projectId: 'test',
    queryWorker: bundledWorker,
    datasets: ['production', 'other'],
    tokens: [
      { token: readToken, name: 'reader', grants: ['read'] },
      { token: writeToken, name: 'editor', grants: ['read', 'write'] },
      { token: 'no grants', name: 'no grants', grants: [] },
    ],
    onTransaction: (_sql, change) => Promise.resolve(void changes.push(change)),
    ...options,
  });
  const server = createServer((incoming, outgoing) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method,
      headers,
      ...(hasBody ? { body: Readable.toWeb(incoming), duplex: 'half' } : {}),
    } as RequestInit);
    const address = headers.get('x-test-address') ?? '127.0.0.1';
    void lake.handle(request, { address, direct: !headers.has('x-forwarded-for') }).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      if (response.body === null) outgoing.end();
      else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing).catch(() => undefined);
    });
  });
  server.on('upgrade', (incoming, socket, head) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    void lake.upgrade(new Request(`http://${incoming.headers.host}${incoming.url}`, { headers }), {
      incoming,
      socket,
      head,
    });
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  let files = 0;
  return {
    lake,
    folder,
    origin,
    changes,
    sql,
    client: (config = {}) =>
      createClient({
        projectId: 'test',
        dataset: 'production',
        apiVersion: '2025-02-19',
        useCdn: false,
        useProjectHostname: false,
        apiHost: `${origin}/lake`,
        maxRetries: 0,
        ...config,
      }),
    neighbour: async () => serve(place, folder, await place.again(), options, () => Promise.resolve()),
    import: async (documents, mode = 'replace') => {
      const file = path.join(folder, `import-${(files += 1)}.ndjson`);
      await fs.writeFile(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
      return lake.importDocuments({ dataset: 'production', file, mode });
    },
    dispose: async () => {
      await lake.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await cleanUp();
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
