import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFiles } from './static-files.ts';
import { studioFiles } from './studio.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'static-'));
let server: Server;
let origin: string;
beforeAll(async () => {
  writeFileSync(path.join(folder, 'file.txt'), '0123456789');
  const studio = path.join(folder, 'studio/dist/static');
  mkdirSync(studio, { recursive: true });
  writeFileSync(path.join(studio, 'file.txt'), '0123456789');
  const parts = [studioFiles({ root: folder, hosted: false }), builtFiles(folder)];
  server = createServer(async (request, response) => {
    try {
      for (const serve of parts) if (await serve(request, response)) return;
    } catch {
      response.writeHead(500).end();
    }
  });
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
])('a built file, the Studio’s too, is served for the range %s (10.260)', async (range, status, body) => {
  for (const file of ['/file.txt', '/studio/static/file.txt']) {
    const answer = await fetch(origin + file, { headers: { range } });
    expect([file, answer.status, await answer.text()]).toEqual([file, status, body]);
  }
});
