// Node's built-ins only, because starts and the test run use it before anything is installed.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port of this machine.
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

/** Ends the process if the site's port is taken, before spending minutes on installing and building. */
export async function requirePort() {
  const port = Number(process.env.PORT || 3000);
  // An invalid port has its own message (app/platform/environment.ts).
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const probe = createServer();
  try {
    probe.listen(port, process.env.HOST || '127.0.0.1');
    await once(probe, 'listening');
  } catch (error) {
    // The site reports any other problem when it listens.
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return;
    console.error(`Port ${port} is taken by another program: set PORT to a free one.`);
    process.exit(1);
  }
  probe.close();
  await once(probe, 'close');
}
