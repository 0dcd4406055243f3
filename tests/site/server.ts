import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { demoDay } from './demo-day.ts';

const child = path.join(import.meta.dirname, 'child.mjs');

/** Environment variables from the global setup. */
export const shared = { origin: 'GEVEL_TEST_ORIGIN', folder: 'GEVEL_TEST_FOLDER' } as const;

export interface SiteOptions {
  program?: 'site' | 'dev';
  /** Default: a copy of the demo agency's data after a first start. */
  dataDirectory?: string;
  env?: Record<string, string>;
}

export interface Finished {
  code: number | null;
  output: string;
}

export interface TestSite {
  origin: string;
  dataDirectory: string;
  /** The process id, for what only the operating system knows. */
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Runs a command (`npm run gevel -- …`) on its data while it runs, in its environment. */
  command(...args: string[]): Promise<Finished>;
  stop(): Promise<void>;
  /** Ends it like a power cut; its data stays. */
  kill(): Promise<void>;
}

/** Starts a server on a free port and resolves when it answers. */
export async function startSite({ program = 'site', dataDirectory, env = {} }: SiteOptions = {}): Promise<TestSite> {
  const folder = dataDirectory ?? (await demoData());
  const started = run([program], { ...env, DATA_DIR: folder });
  const origin = await originOf(started);
  terminals.set(origin, started.output);
  return {
    origin,
    dataDirectory: folder,
    pid: started.process.pid ?? 0,
    output: started.output,
    command: (...args) => finished(run(['command', ...args], { ...env, DATA_DIR: folder })),
    stop: async () => {
      await end(started.process);
      if (dataDirectory === undefined) await rm(folder, { recursive: true, force: true });
    },
    kill: () => end(started.process, 'SIGKILL'),
  };
}

/** The output of this worker's servers, by origin. */
const terminals = new Map<string, () => string>();
const usedLinks = new Set<string>();

/** The link in the terminal that logs in the demo editor; each works once. */
export async function demoLoginLink(origin: string): Promise<string> {
  for (;;) {
    const links = terminals
      .get(origin)?.()
      .match(/http:\S+\/lake\/login\?\S+code=\S+/g);
    const link = links?.at(-1);
    if (link === undefined) throw new Error(`No link to log in was printed by ${origin}`);
    if (!usedLinks.has(link)) {
      usedLinks.add(link);
      return link;
    }
    // The next one is printed when the last one has been used.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts a server that must refuse to start; resolves to its output. */
export async function startRefused(dataDirectory: string): Promise<Finished> {
  return finished(run(['site'], { DATA_DIR: dataDirectory }));
}

/** Runs a command on a data folder, through its server if one is running. */
export async function runCommand(dataDirectory: string, ...args: string[]): Promise<Finished> {
  return finished(run(['command', ...args], { DATA_DIR: dataDirectory }));
}

/** Creates a folder that is deleted at the end of the test run. */
export function temporaryFolder(name: string): Promise<string> {
  return mkdtemp(path.join(process.env[shared.folder] ?? os.tmpdir(), `${name}-`));
}

/** Copies the demo agency's data, which is faster than a first start. */
export async function demoData(): Promise<string> {
  const folder = await temporaryFolder('data');
  const template = process.env[shared.folder];
  if (template) {
    await cp(path.join(template, 'demo'), folder, { recursive: true });
    await shareDrawnPictures(template, folder);
  }
  return folder;
}

/**
 * Lets a data folder share the pictures rendered by any site of the run; each site would spend seconds on the same
 * ones. Processes of one site may share them as well.
 */
export async function shareDrawnPictures(template: string, dataDirectory: string): Promise<void> {
  await mkdir(path.join(dataDirectory, 'cache'), { mode: 0o700 });
  for (const kind of ['images', 'renditions']) {
    const drawn = path.join(template, 'drawn', kind);
    await mkdir(drawn, { recursive: true, mode: 0o700 });
    await symlink(drawn, path.join(dataDirectory, 'cache', kind), 'junction');
  }
}

interface Running {
  process: ChildProcess;
  output(): string;
}

function run(args: string[], env: Record<string, string>): Running {
  const started = spawn(process.execPath, [child, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'warn',
      GEVEL_DEMO: '1',
      GEVEL_DEMO_DAY: demoDay,
      GEVEL_STYLEGUIDE: '1',
      WARM_PICTURES: '0',
      ...env,
    },
  });
  const said: string[] = [];
  for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk) => said.push(String(chunk)));
  return { process: started, output: () => said.join('') };
}

async function originOf({ process: started, output }: Running): Promise<string> {
  const closed = once(started, 'close');
  for (;;) {
    const origin = /The site runs: (\S+)\//.exec(output())?.[1];
    if (origin !== undefined) return origin;
    if (started.exitCode !== null) throw new Error(`The server did not start:\n${output()}`);
    await Promise.race([once(started.stdout ?? started, 'data'), closed]);
  }
}

async function finished({ process: started, output }: Running): Promise<Finished> {
  if (started.exitCode === null) await once(started, 'close');
  return { code: started.exitCode, output: output() };
}

async function end(started: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (started.exitCode !== null || started.signalCode !== null) return;
  const gone = once(started, 'close');
  started.kill(signal);
  await gone;
}

/** The origin of the shared demo site, for read-only tests. */
export function demoOrigin(): string {
  const origin = process.env[shared.origin];
  if (origin === undefined) throw new Error('The global setup has not run');
  return origin;
}
