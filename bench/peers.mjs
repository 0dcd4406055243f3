// The peers (bench/peers/): the results page of the demo agency in other frameworks, from one frozen JSON snapshot of
// our own page (shared/page.json). Each peer has its own node_modules, installed by the bench that needs it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fetchOnce } from './load.mjs';
import { Measured } from './process.mjs';

const folder = path.join(import.meta.dirname, 'peers');
const silence = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

/** Names in the tables, by folder. */
export const peerNames = {
  next: 'Next, forced dynamic',
  'react-router': 'React Router 7',
  astro: 'Astro, React islands',
  react: 'React renderToString',
  template: 'template strings',
};

/** Installs and builds the peers that changed since the last time. */
export async function preparePeers() {
  for (const name of Object.keys(peerNames)) {
    const home = path.join(folder, name);
    const stamp = path.join(home, 'node_modules/.prepared');
    const wanted = stateOf(home);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    console.log(`Preparing the peer ${name}…`);
    // npm would keep the previous copy of the shared page.
    await rm(path.join(home, 'node_modules/peer-page'), { recursive: true, force: true });
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], home);
    run('npm', ['run', 'build', '--if-present'], home);
    writeFileSync(stamp, wanted);
  }
}

/** Starts a peer in its own process. */
export async function startPeer(name) {
  const program = Measured.start(path.join(folder, name, 'serve.mjs'), { env: silence });
  return { program, port: await program.hear((message) => message.port) };
}

/** Checks that every peer shows all cards, and that template strings and React differ in React's script only. */
export async function checkPeers(peers) {
  const pages = {};
  for (const { name, port, page } of peers) {
    pages[name] = (await fetchOnce(port, page)).body.toString();
    const cards = pages[name].split('<article').length - 1;
    if (cards !== 24) throw new Error(`${name} shows ${cards} cards.`);
  }
  const withoutScript = pages.react.replace('<script type="module" src="/client.js"></script>', '');
  if (pages.template !== withoutScript) throw new Error('Template strings and React do not make the same page.');
}

function stateOf(home) {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const each of [path.join(folder, 'shared'), home])
    for (const file of sourcesOf(each)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function sourcesOf(home) {
  return readdirSync(home, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'build', '.next', '.react-router', '.astro'].includes(name))
    .flatMap((entry) => {
      const file = path.join(home, entry.name);
      return entry.isDirectory() ? sourcesOf(file) : [file];
    });
}

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...silence },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}\n${stderr}`);
}
