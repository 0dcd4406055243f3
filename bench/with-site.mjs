// The setup of every measurement: a build, a temporary data folder, and the site in its own process.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Measured } from './process.mjs';

const here = import.meta.dirname;

/** @param {(folder: string) => Promise<void>} work */
export async function benchFolder(work) {
  if (!existsSync(path.join(here, '../build/server/main.js'))) {
    console.error('There is no build yet: npm run build');
    process.exit(1);
  }
  console.log(`Node ${process.versions.node}, ${os.availableParallelism()} cores (${os.cpus()[0]?.model.trim()})`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-bench-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Listens on a free local port and does no background work. */
export function siteEnvironment(folder) {
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'silent',
    WARM_PICTURES: '0',
  };
}

/**
 * Runs the site with the demo agency's data in a folder; a second run reuses them.
 *
 * @param {string} folder
 * @param {Record<string, string>} env
 * @param {(site: { program: Measured, port: number, origin: string }) => Promise<void>} work
 * @param {string | null} [output] a file for its output, including the access log if `LOG_LEVEL` enables it
 * @param {string} [checkout] another checkout with a build, to measure instead of this one
 */
export async function withSite(folder, env, work, output = null, checkout = path.join(here, '..')) {
  const program = Measured.start(path.join(checkout, 'bench/site.mjs'), {
    output,
    env: { ...siteEnvironment(folder), ...env },
  });
  try {
    const [, port] = await program.printed(/The site runs: http:\/\/localhost:(\d+)\//);
    await work({ program, port: Number(port), origin: `http://localhost:${port}` });
  } finally {
    await program.stop();
  }
}

/**
 * Runs the site and, if named, another checkout's with its own data: what is compared is measured in turn, in one run.
 *
 * @param {string} folder
 * @param {string | undefined} beside
 * @param {(sites: { name: string, port: number, origin: string }[]) => Promise<void>} work
 */
export async function withSites(folder, beside, work) {
  await withSite(folder, {}, async (ours) => {
    const first = { ...ours, name: 'this' };
    if (beside === undefined) return work([first]);
    const checkout = path.resolve(beside);
    const other = (site) => work([first, { ...site, name: path.basename(checkout) }]);
    await withSite(path.join(folder, 'beside'), {}, other, null, checkout);
  });
}
