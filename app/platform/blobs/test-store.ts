import fs from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from './s3.ts';

/**
 * A real S3 server for tests. It checks signatures, but knows neither versions of objects nor rules for them, and cannot
 * list more than a page, because it encrypts the place with an algorithm that OpenSSL no longer offers.
 */
export interface TestStore {
  options: S3Options;
  /** The environment of a site that uses it. */
  env: Record<string, string>;
  /** Each answers one request instead of the store; empty: the store answers. */
  faults: ((response: ServerResponse, url: URL) => void)[];
  /** How many requests arrived. */
  asked(): number;
  stop(): Promise<void>;
}

export async function startTestStore({ port = 0, prefix = 'gevel/' } = {}): Promise<TestStore> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'gevel-s3-'));
  const bucket = 'pictures';
  const common = { directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] };
  const store = new S3rver(common);
  await store.configureBuckets();
  const answer = store.callback();
  // Unlike Amazon, it expects the path of a list to be signed without its last slash.
  const list = new S3rver({ ...common, allowMismatchedSignatures: true }).callback();
  const faults: TestStore['faults'] = [];
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const fault = faults.shift();
    if (fault === undefined) (request.url?.includes('/?list-type=2') === true ? list : answer)(request, response);
    else request.resume().once('end', () => fault(response, new URL(request.url ?? '/', 'http://store')));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = 'S3RVER';
  return {
    options: { endpoint, bucket, prefix, region: 'auto', accessKeyId: key, secretAccessKey: key, pathStyle: true },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_PREFIX: prefix,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    faults,
    asked: () => asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
}
