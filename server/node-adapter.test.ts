import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net from 'node:net';
import { afterEach, it } from 'vitest';
import { endSlowReader, sendWebResponse } from './node-adapter.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

const chunk = new Uint8Array(64 * 1024);

/** Serves an endless file, and reports whether it was closed. */
async function endless(patience: Parameters<typeof endSlowReader>[2]) {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  server = createServer((_request, response) => {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(chunk), cancel: letGo });
    endSlowReader(response, 1_000, patience);
    void sendWebResponse(new Response(body), response, false);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return { socket, isLetGo };
}

it('ends an answer that nobody takes, and lets go of its file (10.204)', async () => {
  const { socket, isLetGo } = await endless({ stalled: 50, slowest: 1 });
  socket.pause();
  await isLetGo;
  socket.destroy();
});

it('ends an answer that is taken too slowly on the whole', async () => {
  const { socket, isLetGo } = await endless({ stalled: 200, slowest: 100_000 });
  socket.resume();
  await Promise.all([isLetGo, once(socket, 'close')]);
});
