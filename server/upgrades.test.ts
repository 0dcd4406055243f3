import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { answerUpgrades } from './upgrades.ts';

let server: Server;
const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

async function serve(accept: Parameters<typeof answerUpgrades>[1] = () => false): Promise<number> {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.end(`${request.method} ${request.url} upgrade=${request.headers.upgrade ?? 'none'} ${body}`);
  });
  const begun = new Set<ServerResponse>();
  server.on('request', (_request, response) => void begun.add(response.once('close', () => begun.delete(response))));
  answerUpgrades(server, accept, async () => {
    await Promise.all([...begun].map((response) => once(response, 'close')));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends bytes and resolves to the response once the server hangs up, or once it matches `enough`. */
async function talk(port: number, text: string, enough?: RegExp): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(text);
  let received = '';
  for await (const chunk of socket) {
    received += String(chunk);
    if (enough?.test(received)) break;
  }
  socket.destroy();
  return received;
}

const ask = (line: string, headers: string, body = '') => `${line} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;
const webSocket = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==';
const h2c = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA';

it('serves who may go on without the upgrade, body included', async () => {
  const port = await serve();
  expect(await talk(port, ask('GET /nl/', h2c), /none/)).toMatch(/^HTTP\/1\.1 200 OK[^]*GET \/nl\/ upgrade=none/);
  const post = ask('POST /form', `${h2c}\r\nContent-Length: 5`, 'words');
  expect(await talk(port, post, /words/)).toMatch(/^HTTP\/1\.1 200 OK[^]*POST \/form upgrade=none words/);
});

it('goes on with the same connection, also when each request asks again', async () => {
  const port = await serve();
  const warnings: Error[] = [];
  const warned = (warning: Error) => void warnings.push(warning);
  process.on('warning', warned);
  const socket = net.connect(port, '127.0.0.1');
  for (let at = 0; at < 30; at += 1) {
    socket.write(ask(`GET /${at}`, h2c));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain(`GET /${at} upgrade=none`);
  }
  socket.destroy();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', warned);
  expect(warnings).toEqual([]);
});

it('answers one after the other who asks before the answer', async () => {
  const port = await serve();
  const plain = ask('GET /1', 'Connection: keep-alive');
  const received = await talk(
    port,
    plain + plain + ask('GET /2', h2c) + ask('GET /3', h2c) + plain,
    /(?:upgrade=none[^]*){5}/,
  );
  expect(received.match(/GET \/\d/g)).toEqual(['GET /1', 'GET /1', 'GET /2', 'GET /3', 'GET /1']);
});

it('keeps no connection of who asks again before the answer', async () => {
  const port = await serve();
  server.keepAliveTimeout = 200;
  await talk(port, ask('GET /1', h2c) + ask('GET /2', h2c) + ask('GET /3', webSocket));
  await expect.poll(connections).toBe(0);
});

it.each([
  ['a WebSocket without an endpoint', ask('GET /nl/', webSocket)],
  ['a WebSocket asked for by another method', ask('TRACE /lake/v1/socket/production', webSocket)],
])('refuses %s and hangs up, also on who keeps quiet', async (_what, text) => {
  const port = await serve();
  // `allowHalfOpen`: this client never closes its side.
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write(text);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
  await expect.poll(connections).toBe(0);
  socket.destroy();
});

it('hands WebSockets over, and outlives those who hang up in the middle', async () => {
  let accepted = 0;
  const port = await serve((_incoming, socket) => {
    accepted += 1;
    // Written after the client has gone.
    setTimeout(() => socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n', () => socket.destroy()), 20);
    return true;
  });
  for (const upgrade of [webSocket, h2c, 'Connection: Upgrade\r\nUpgrade: none/1']) {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(ask('GET /lake/', upgrade), () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  await expect.poll(connections).toBe(0);
  expect(accepted).toBe(1);
});
