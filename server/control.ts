import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { CommandHost, Report } from './commands/command.ts';

/** A socket's path is limited to 104 bytes on macOS and 108 on Linux. */
const longestSocketPath = 100;

/** The address where commands reach the server that holds a data folder. */
export function controlAddress(dataDirectory: string): string {
  const name = `gevel-control-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inFolder = path.join(dataDirectory, 'control.sock');
  return Buffer.byteLength(inFolder) <= longestSocketPath ? inFolder : path.join(os.tmpdir(), `${name}.sock`);
}

/**
 * Runs commands inside the running process, so that an import or a backup does not require stopping the site. The
 * request is one line of JSON, `{"command", "args", "operator"}`; the response is lines of JSON: `{"line"}`, `{"progress"}`, and
 * finally `{"exit"}`. Only the user who runs the server may connect.
 */
export async function openControlSocket(dataDirectory: string, host: CommandHost): Promise<{ close(): Promise<void> }> {
  const address = controlAddress(dataDirectory);
  // We hold the data folder's lock, so an existing socket belongs to a process that died.
  if (process.platform !== 'win32') await rm(address, { force: true });
  const connections = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    socket.on('error', () => undefined);
    const lines = createInterface({ input: socket });
    // readline re-emits the errors of its input.
    lines.on('error', () => undefined);
    lines.once('line', (line) => void answer(line, socket, host));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (process.platform !== 'win32') await chmod(address, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of connections) socket.destroy();
      }),
  };
}

async function answer(line: string, socket: net.Socket, host: CommandHost): Promise<void> {
  const say = (message: object) => void (socket.writable && socket.write(`${JSON.stringify(message)}\n`));
  const report: Report = (said) => say(typeof said === 'string' ? { line: said } : { progress: said });
  report.drained = () => drained(socket);
  const exit = await runAsked(line, host, report);
  socket.end(`${JSON.stringify({ exit })}\n`);
}

function drained(socket: net.Socket): Promise<void> {
  if (!socket.writable || !socket.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });
}

async function runAsked(line: string, host: CommandHost, report: Report): Promise<number> {
  try {
    const asked: unknown = JSON.parse(line);
    if (
      typeof asked !== 'object' ||
      asked === null ||
      !('command' in asked) ||
      !('args' in asked) ||
      !Array.isArray(asked.args)
    )
      return 2;
    // Loaded on demand: most processes never run a command.
    const { runCommand } = await import('./commands/index.ts');
    const operator = 'operator' in asked ? String(asked.operator) : '';
    return await runCommand({ ...host, operator }, [String(asked.command), ...asked.args.map(String)], report);
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
