// Node's built-ins only: starts and the test run ask before anything is installed.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that is not in use.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/**
 * Ends the process with a sentence where another program listens on the port that the site is to have: what a start installs and builds first
 * takes minutes.
 */
export async function requirePort() {
  const port = Number(process.env.PORT || 3000);
  // What is no port has a sentence of its own (app/platform/environment.ts).
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const probe = createServer();
  try {
    probe.listen(port, process.env.HOST || '127.0.0.1');
    await once(probe, 'listening');
  } catch (error) {
    // Whatever else is wrong with it, the site says when it listens.
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return;
    console.error(`Port ${port} is taken by another program: set PORT to a free one.`);
    process.exit(1);
  }
  probe.close();
  await once(probe, 'close');
}
