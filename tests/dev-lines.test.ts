// Requirements 10.222
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { restartLine, syntaxErrorLine } from '../scripts/dev-lines.mjs';

it.each([
  'server/http.ts',
  'server/new.ts',
  'app/addresses/table.ts',
  'app/routes.ts',
  'app/listings/part.server.ts',
  'app/platform/jobs.ts',
  'packages/lake/http/router.ts',
  'scripts/../server/commands/main.ts',
])('npm run dev asks for a restart when %s has changed', (file) => {
  expect(restartLine(path.join('/checkout', file), '/checkout')).toMatch(/^[\w/.-]+\.ts has changed.*restart/);
});

it.each(['app/routes/home.tsx', 'app/ui/button.tsx', 'server/http.test.ts', 'server/README.md', '../server/http.ts'])(
  'npm run dev says nothing when %s has changed',
  (file) => {
    expect(restartLine(path.join('/checkout', file), '/checkout')).toBeNull();
  },
);

it.each([
  ['page.ts', 'export const a = 1;\nconst b = {;\n', 'page.ts:2:11: Expected identifier but found ";"'],
  ['page.tsx', 'export const a = <div>;', 'page.tsx:1:23: Unexpected end of file before a closing "div" tag'],
])('a syntax error of %s is one line', async (file, code, line) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'syntax-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, file), code);
  const vite = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => vite.close());
  const error: unknown = await vite.ssrLoadModule(`/${file}`).catch((reason: unknown) => reason);
  expect(syntaxErrorLine(error, folder)).toBe(line);
});

it('any other error of development is told whole', () => {
  expect(syntaxErrorLine(new Error('the database is away'), '/checkout')).toBeNull();
});
