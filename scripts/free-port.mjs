// Node's built-ins only: the test run asks before anything is installed.
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
