// Caddy in front of the site with the configuration from deploy/, for tests.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../steps.mjs';
import { listens } from './listens.mjs';
import { aptInstall } from './programs.mjs';

const sample = path.join(root, 'deploy/Caddyfile');

/** Whether there is a Caddy, installed if this machine can. */
export async function ensureCaddy() {
  return !spawnSync('caddy', ['version']).error || (await aptInstall('caddy'));
}

export class Caddy {
  /**
   * Starts it in front of the site.
   *
   * @param {string} folder for its files, removed by the caller
   * @param {number[]} sitePorts
   * @param {number} port its own, which the site must know as its `ORIGIN`
   */
  static async start(folder, sitePorts, port) {
    const home = path.join(folder, 'caddy');
    await mkdir(home, { recursive: true });
    const config = path.join(home, 'Caddyfile');
    // Tests name visitors' addresses, as a proxy before Caddy would.
    const text = (await readFile(sample, 'utf8')).replace('(processes) {', '$&\n\ttrusted_proxies 127.0.0.1/32');
    await writeFile(config, `{\n\tadmin off\n}\n${text}`);
    const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        ORIGIN: `http://127.0.0.1:${port}`,
        UPSTREAMS: sitePorts.map((each) => `127.0.0.1:${each}`).join(' '),
      },
    });
    await listens(port, 'Caddy');
    return new Caddy(child);
  }

  constructor(child) {
    this.child = child;
  }

  async stop() {
    this.child.kill('SIGTERM');
    await once(this.child, 'close');
  }
}
