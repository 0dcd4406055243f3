import './globals.ts';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerBuild } from '@remix-run/node';
import { readPlaces } from '~/listings/places/of-postcode.server.ts';
import type { Database } from '~/platform/database.ts';
import { readEnvironment, type Environment } from '~/platform/environment.ts';
import { createLog } from '~/platform/log.ts';
import { traceWith } from '~/platform/tracing.ts';
import { logConsoleWarnings } from './console-warnings.ts';
import { openControlSocket } from './control.ts';
import { loadDemo } from './demo.ts';
import { openFilledParts } from './filled-parts.ts';
import type { Report } from './commands/command.ts';
import { lakePath } from './lake-mount.ts';
import { isLoopback } from './origins.ts';
import type { LoadBuild } from './pages.ts';
import { openSite } from './site.ts';
import { builtFiles, type StaticFiles } from './static-files.ts';

export interface ProcessOptions {
  /** The checkout's folder. */
  root: string;
  loadBuild: LoadBuild;
  staticFiles: StaticFiles;
  report: Report;
  /** What was started before this module was loaded. */
  begun?: Begun;
}

interface Begun {
  env: Environment;
  database: Promise<Database>;
}

export interface RunningProcess {
  /** The origin to open in a browser. */
  origin: string;
  demo: boolean;
  /** Single-use link that logs in the demo's editor; null if only people with an account may log in. */
  demoLogin: string | null;
  /** Whether anyone can log in to the Studio; Sanity manages the accounts of a hosted lake. */
  hasPeople: boolean;
  /**
   * Closes everything once the requests in progress are answered. If it is not urgent, it first goes on answering for
   * `DRAIN_SECONDS`, while `/health/ready/` says 503: a proxy before several processes sends nothing more here.
   */
  stop(options: { isUrgent: boolean }): Promise<void>;
}

export async function startProcess({
  root,
  loadBuild,
  staticFiles,
  report,
  begun,
}: ProcessOptions): Promise<RunningProcess> {
  const env = begun?.env ?? readEnvironment();
  const demo = env.demo ? await loadDemo() : null;
  const log = createLog(env.logLevel);
  logConsoleWarnings(log);
  const demoLogin = env.sanity === null ? (demo?.createDemoLogin({ ...env, isLoopback }) ?? null) : null;
  // Loaded on demand, because few sites are traced; opened before the parts, which look whether they are.
  const tracing = env.traced ? (await import('./tracing.ts')).openTracing(log) : null;
  traceWith(tracing);
  const startedAt = new Date();
  let stopping = false;

  // Once the site has a port it keeps it, even when a restore closes and reopens it.
  const open = async (port: number, database?: Promise<Database>) => {
    report(
      env.databaseUrl === null ? 'Opening the data folder (the first time takes a while)…' : 'Opening the database…',
    );
    const opening = openFilledParts({ env, log, root, demo, demoLogin, report, database });
    // Read the places while this thread waits for the database's worker: nearly every page has a search.
    readPlaces();
    const parts = await opening;
    try {
      const site = await openSite({
        root,
        parts,
        demo,
        showsMailbox: demoLogin !== null,
        port,
        loadBuild,
        staticFiles,
        startedAt,
        tracing,
        stopping: () => stopping,
      });
      return { parts, site };
    } catch (error) {
      await parts.close();
      throw error;
    }
  };
  const close = async ({ parts, site }: Awaited<ReturnType<typeof open>>) => {
    // Listeners never end by themselves; they reconnect to the next server.
    parts.lake.embedded?.disconnect();
    await site.stop();
    await parts.close();
  };

  let current = await open(env.port, begun?.database);
  // On PostgreSQL several processes may share a data folder, and commands run in their own process.
  const openControl = env.databaseUrl === null ? openControlSocket : () => Promise.resolve(null);
  const control = await openControl(env.dataDirectory, {
    env,
    startedAt,
    parts: () => current.parts,
    /** A restore replaces the database's content: the site closes briefly and reopens with the restored data. */
    whileClosed: async (replace, opened) => {
      const { port } = current.site;
      await close(current);
      const undo = await replace().catch(async (error: unknown) => {
        current = await open(port);
        throw error;
      });
      try {
        current = await open(port);
      } catch (error) {
        // For example a backup made by a later version: the command may fail, but the site must not.
        await undo();
        current = await open(port);
        throw error;
      }
      await opened?.(current.parts);
    },
    root,
  }).catch(async (error: unknown) => {
    await close(current);
    throw error;
  });
  const origin = current.site.origins.main;
  if (demoLogin !== null)
    demoLogin.onNewCode = () => report(`The next login of the demo editor, once: ${demoLoginLink(origin, demoLogin)}`);
  return {
    origin,
    demo: env.demo,
    demoLogin: demoLogin && demoLoginLink(origin, demoLogin),
    hasPeople: ((await current.parts.lake.embedded?.people.listUsers()) ?? [null]).length > 0,
    stop: async ({ isUrgent }) => {
      stopping = true;
      if (!isUrgent) {
        current.site.drain();
        await delay(env.drainMilliseconds);
      }
      await control?.close();
      await close(current);
      await tracing?.close();
    },
  };
}

function demoLoginLink(origin: string, { code }: { code: string }): string {
  return `${origin}${lakePath}/login?${new URLSearchParams({ origin: '/studio/', code })}`;
}

/**
 * Runs the built product until it receives a stop signal.
 *
 * @param root the checkout's folder
 * @returns the origin to open in a browser, once the site is up
 */
export async function run(root: string, build: ServerBuild, begun: Begun): Promise<string> {
  const running = await startProcess({
    root,
    loadBuild: () => Promise.resolve(build),
    staticFiles: builtFiles(path.join(root, 'build/client')),
    report: (line) => console.log(typeof line === 'string' ? line : `${line.done} of ${line.total}`),
    begun,
  });
  stopOnSignal(running);
  console.log(welcome(running));
  return running.origin;
}

export function stopOnSignal(running: RunningProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log('Stopping…');
      running.stop({ isUrgent: signal === 'SIGINT' }).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

export function welcome({ origin, demo, demoLogin, hasPeople }: RunningProcess): string {
  const lines = ['', `The site runs: ${origin}/`];
  if (demo)
    lines.push(
      '',
      'Have a look at',
      ...['/nl/', '/fr/ventes/', '/en/projects/', '/nl/contact/'].map((page) => `  ${origin}${page}`),
      '',
      ...(demoLogin === null
        ? ['Change the content in the Studio', `  ${origin}/studio/`, ...firstPerson(hasPeople)]
        : [
            'Change the content in the Studio (this link logs the demo editor in, once)',
            `  ${demoLogin}`,
            '',
            'Read the mails that its forms send',
            `  ${origin}/demo/mailbox`,
          ]),
    );
  else
    lines.push(
      '',
      'Next steps',
      ...firstPerson(hasPeople),
      `  ${origin}/studio/   is where the content is changed`,
      '  npm run gevel -- listings:import <file.json>   brings in your listings',
      '  npm run gevel -- content:import <file.ndjson>  brings in your content',
    );
  return [...lines, ''].join('\n');
}

function firstPerson(hasPeople: boolean): string[] {
  return hasPeople
    ? []
    : ['  npm run gevel -- users add <your e-mail> --name "<your name>"   makes the first administrator'];
}
