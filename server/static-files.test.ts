import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'static-'));
let server: Server;
let origin: string;
beforeAll(async () => {
  writeFileSync(path.join(folder, 'file.txt'), '0123456789');
  const serve = builtFiles(folder);
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=50-', 416, ''],
  ['bytes=9-1', 200, '0123456789'],
  ['bytes=-1', 200, '0123456789'],
  ['bytes=0-1,3-4', 200, '0123456789'],
  ['lines=1-2', 200, '0123456789'],
])('a built file is served for the range %s (10.260)', async (range, status, body) => {
  const answer = await fetch(`${origin}/file.txt`, { headers: { range } });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
});
