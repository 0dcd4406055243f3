// What deploy/Dockerfile puts into the image, put into an empty folder and run there as its last stage says.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { freePort } from '../scripts/free-port.mjs';
import { commandOf, perform, stagesOf, variablesOf } from './site/dockerfile.ts';
import { get } from './site/http.ts';
import { test } from './site/test.ts';

const checkout = path.join(import.meta.dirname, '..');
/** Where tests run as root, the site runs as another user, like in the image. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test('what the image contains is enough to run the site, its Studio and its commands (10.265)', async () => {
  const stage = stagesOf(await readFile(path.join(checkout, 'deploy/Dockerfile'), 'utf8')).at(-1) ?? [];
  const home = await mkdtemp(path.join(os.tmpdir(), 'gevel-release-'));
  const release = path.join(home, 'release');
  const data = path.join(home, 'data');
  await mkdir(data, { mode: 0o700 });
  if (nobody.uid !== undefined) {
    await chmod(home, 0o755);
    await chown(data, nobody.uid, nobody.gid);
  }
  const port = String(await freePort());
  const env = {
    ...variablesOf(stage),
    NODE_ENV: 'production' as const,
    PATH: path.dirname(process.execPath),
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
  };
  const begin = ([program = '', ...args]: string[]) =>
    spawn(program, args, { cwd: release, env, stdio: ['ignore', 'pipe', 'pipe'], ...nobody });
  const children: ChildProcess[] = [];
  try {
    await perform(stage, checkout, release);
    expect(await readFile(path.join(release, 'sbom.json'), 'utf8')).toContain('"pkg:npm/react@');
    const before = await namesIn(release);

    const healthy = () => finished(begin(commandOf(stage, 'HEALTHCHECK')));
    expect((await healthy()).code).toBe(1);
    const site = begin(commandOf(stage, 'CMD'));
    children.push(site);
    const ended = finished(site);
    while ((await healthy()).code !== 0) {
      expect(site.exitCode, site.exitCode === null ? '' : (await ended).output).toBe(null);
      await setTimeout(200);
    }

    const origin = `http://localhost:${port}`;
    const page = await get('/nl/', { origin });
    expect(page.status).toBe(200);
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page.body) ?? [];
    const studio = await get('/studio/', { origin });
    const [ofStudio = ''] = /\/studio\/static\/[\w.-]+\.js/.exec(studio.body) ?? [];
    for (const file of [script, '/favicon.svg', ofStudio]) expect((await get(file, { origin })).status, file).toBe(200);

    const command = (...args: string[]) => finished(begin(['node', 'scripts/gevel.mjs', ...args]));
    expect((await command('status')).output).toContain('content');
    const backup = path.join(data, 'backup');
    expect(await command('backup', backup)).toMatchObject({ code: 0 });
    expect(await readdir(backup)).toContain('database.tar.gz');

    site.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('Stopping') as unknown });
    // After the site has ended, the command opens the database itself.
    expect((await command('status')).output).toContain('content');
    expect(await namesIn(release)).toEqual(before);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
  }
});

async function finished(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, output: said.join('') };
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => !name.includes('node_modules')).sort();
}
