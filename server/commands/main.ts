import '../globals.ts';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readEnvironment } from '~/platform/environment.ts';
import { failure } from '~/platform/failure.ts';
import { createLog } from '~/platform/log.ts';
import { controlAddress } from '../control.ts';
import { openParts } from '../parts.ts';
import { startFailure } from '../start-failure.ts';
import { helpFor, needsParts, runCommand, takesFiles } from './index.ts';
import type { CommandHost, Report } from './command.ts';
import { terminalReport } from './terminal.ts';
import { passwordOption } from './users.ts';

/**
 * Runs a command from the shell. On the embedded database a running server executes it, over its control socket;
 * otherwise, and always on PostgreSQL, this process does.
 */
export async function main(root: string, argv: readonly string[]): Promise<number> {
  const { report, end } = terminalReport();
  const [name = ''] = argv;
  const isFile = (arg: string, index: number): boolean => takesFiles(name) && index > 0 && !/^-|^https?:/i.test(arg);
  try {
    const help = helpFor(argv);
    if (help !== null) {
      for (const line of help) report(line);
      return 0;
    }
    const args = await withPassword(argv.map((arg, index) => (isFile(arg, index) ? path.resolve(arg) : arg)));
    const env = readEnvironment();
    if (env.databaseUrl === null) {
      const answered = await askServer(controlAddress(env.dataDirectory), args, report);
      if (answered !== null) return answered;
    }
    const log = createLog('warn');
    const host = {
      env,
      root,
      startedAt: null,
      operator: userName(),
      parts: () => {
        throw new Error(`${name} works without parts`);
      },
      // Verifies that the replaced data can be opened.
      whileClosed: async (replace, opened) => {
        const undo = await replace();
        try {
          const parts = await openParts(env, log, root);
          try {
            await opened?.(parts);
          } finally {
            await parts.close();
          }
        } catch (error) {
          await undo();
          throw error;
        }
      },
    } satisfies CommandHost;
    if (!needsParts(name)) return await runCommand(host, args, report);
    const parts = await openParts(env, log, root);
    try {
      return await runCommand({ ...host, parts: () => parts }, args, report);
    } finally {
      await parts.close();
    }
  } catch (error) {
    console.error(startFailure(error));
    return 1;
  } finally {
    end();
  }
}

/** Reads a password from standard input: as an argument it would appear in the shell's history and the process list. */
async function withPassword(args: readonly string[]): Promise<readonly string[]> {
  if (args.some((arg) => arg === passwordOption || arg.startsWith(`${passwordOption}=`))) {
    const message = `Do not write the password into the command: use ${passwordOption}-stdin, or let one be made.`;
    throw failure('PASSWORD_IN_COMMAND', message);
  }
  const announced = `${passwordOption}-stdin`;
  if (!args.includes(announced)) return args;
  const { value } = await createInterface({ input: process.stdin })[Symbol.asyncIterator]().next();
  return [...args.filter((arg) => arg !== announced), `${passwordOption}=${String(value ?? '')}`];
}

/** The operating system's user; empty where it has no name, as some containers have it. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return '';
  }
}

/** The command's exit code from the server; null if no server listens. */
function askServer(
  address: string,
  [command = '', ...args]: readonly string[],
  report: Report,
): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let exit: number | null = null;
    socket.once('error', () => resolve(exit));
    socket.once('connect', () => {
      // From now on the server executes the command: a lost connection is a failure, not a reason to run it twice.
      exit = 1;
      socket.write(`${JSON.stringify({ command, args, operator: userName() })}\n`);
    });
    const lines = createInterface({ input: socket });
    // readline re-emits the errors of its input, which the socket's own listener handles.
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      const said: { line?: string; progress?: { done: number; total: number }; exit?: number } = JSON.parse(line);
      if (said.line !== undefined) report(said.line);
      if (said.progress !== undefined) report(said.progress);
      if (said.exit !== undefined) exit = said.exit;
    });
    socket.once('close', () => resolve(exit));
  });
}
