// Requirements 10.221
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** A program's output until it exits, or until it has printed more lines than allowed. */
async function saidBy(args: string[], env: Record<string, string> = {}, mostLines = 1) {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split('\n').length > mostLines + 1) child.kill();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = await once(child, 'close');
  return { said, code: code as number | null };
}

it.each(['start', 'dev'])('npm run %s says that its port is taken before it does anything else', async (script) => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { said, code } = await saidBy([`scripts/${script}.mjs`], { PORT: String(port), HOST: '127.0.0.1' });
  expect(said).toBe(`Port ${port} is taken by another program: set PORT to a free one.\n`);
  expect(code).toBe(1);
});

it.each([
  ['says so', 0, ['ready']],
  ['says nothing of it where it failed', 1, []],
])('a script behind the site, once it has ended, %s', async (_what, code, said) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'behind-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = path.join(folder, 'script.mjs');
  writeFileSync(script, `process.exitCode = ${code};`);
  // A site keeps the process alive; this program waits for the script instead.
  const site = `
    import { runBehind } from ${JSON.stringify(pathToFileURL(path.join(root, 'scripts/steps.mjs')).href)};
    const child = runBehind(${JSON.stringify(path.relative(root, script))}, () => console.log('ready'));
    child.ref();`;
  const { said: lines } = await saidBy(['--input-type=module', '--eval', site]);
  expect(lines.split('\n').filter(Boolean)).toEqual(said);
});
