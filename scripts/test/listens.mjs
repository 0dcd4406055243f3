import { once } from 'node:events';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * Resolves once something listens on a local port.
 *
 * @param {number} port
 * @param {string} name of the program, for the error if it does not within 5 s
 */
export async function listens(port, name) {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = net.connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await setTimeout(50);
  }
  throw new Error(`${name} does not start.`);
}
