// nginx in front of the site with the configuration from deploy/, for tests and benches.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../free-port.mjs';
import { root } from '../steps.mjs';
import { listens } from './listens.mjs';
import { aptInstall } from './programs.mjs';

const sample = path.join(root, 'deploy/nginx.conf');

/** Whether there is an nginx, installed if this machine can. */
export async function ensureNginx() {
  return !spawnSync('nginx', ['-v']).error || (await aptInstall('nginx-light'));
}

export class Nginx {
  /**
   * Starts one worker in front of the site; null if nginx is not installed.
   *
   * @param {string} folder for its files, removed by the caller
   * @param {number[]} sitePorts
   * @param {number} [port] with it, it passes its own address on as `Host`, which the site must know as its `ORIGIN`
   */
  static async start(folder, sitePorts, port) {
    if (spawnSync('nginx', ['-v']).error) return null;
    const own = port === undefined ? `127.0.0.1:${sitePorts[0]}` : `127.0.0.1:${port}`;
    port ??= await freePort();
    const home = path.join(folder, 'nginx');
    await mkdir(home, { recursive: true });
    const config = path.join(home, 'nginx.conf');
    await writeFile(config, wholeConfig(await readFile(sample, 'utf8'), { home, port, sitePorts, own }));
    const child = spawn('nginx', ['-p', home, '-c', config, '-e', path.join(home, 'error.log')], { stdio: 'inherit' });
    await listens(port, 'nginx');
    return new Nginx(child, port);
  }

  constructor(child, port) {
    this.child = child;
    this.port = port;
    this.program = { cpuMilliseconds: () => cpuMilliseconds(child.pid) };
  }

  async stop() {
    this.child.kill('SIGQUIT');
    await once(this.child, 'close');
  }
}

/** The sample as a complete configuration, with ports instead of names and certificates. */
function wholeConfig(text, { home, port, sitePorts, own }) {
  const [before, https] = text.split('listen 443 ssl http2;');
  const shared = before.slice(0, before.indexOf('server {\n  listen 80;'));
  const http = `${shared}server {\n  listen 127.0.0.1:${port};${https}`
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('/var/cache/nginx/gevel', path.join(home, 'cache'))
    .replace(/server 127\.0\.0\.1:3000(.*)/, (_line, rest) =>
      sitePorts.map((each) => `server 127.0.0.1:${each}${rest}`).join('\n  '),
    )
    .replaceAll('proxy_set_header Host $host;', `proxy_set_header Host ${own};`);
  return `daemon off;
master_process off;
pid ${home}/nginx.pid;
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  access_log ${home}/access.log;
  keepalive_requests 1000000;
  client_body_temp_path ${home}/body;
  proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi;
  scgi_temp_path ${home}/scgi;
${http}}
`;
}

/** CPU time the process used so far, in milliseconds; Linux counts it in hundredths of a second. Zero elsewhere. */
async function cpuMilliseconds(pid) {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = line.slice(line.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) * 10;
}
