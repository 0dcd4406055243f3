// Load over plain sockets: on two cores, parsing responses with an HTTP client would cost more than serving them.
import http from 'node:http';
import net from 'node:net';

const connections = 16;

/** Fetches one response whole: status, raw headers, raw body. */
export function fetchOnce(port, path, encoding = 'identity', others = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path, agent: false, headers: { 'Accept-Encoding': encoding, ...others } },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode, rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) }),
        );
      },
    );
    request.once('error', reject);
  });
}

/**
 * Sends `count` requests over 16 persistent connections, each the next as soon as it has a response. Resolves to the
 * requests per second. All responses must be 200 and as long as the first one.
 */
export async function load(port, path, encoding, count) {
  const message = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  const length = await answerLength(port, message);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () => run(port, message, length, Math.round(count / connections))),
  );
  return (Math.round(count / connections) * connections) / ((performance.now() - began) / 1_000);
}

function run(port, message, length, count) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let left = count;
    let received = 0;
    const fail = (error) => (socket.destroy(), reject(error));
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('The server closed a connection.')));
    socket.once('connect', () => socket.write(message));
    socket.on('data', (chunk) => {
      if (received === 0 && !chunk.subarray(0, 13).equals(ok)) return fail(new Error('An answer was not 200.'));
      received += chunk.byteLength;
      if (received > length) return fail(new Error('An answer was longer than the first.'));
      if (received < length) return undefined;
      received = 0;
      left -= 1;
      if (left > 0) return socket.write(message);
      socket.removeAllListeners('close');
      socket.end();
      return resolve();
    });
  });
}

const ok = Buffer.from('HTTP/1.1 200 ');

/** Bytes of one response on a persistent connection, headers included. */
function answerLength(port, message) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1' }, () => socket.write(message));
    let said = Buffer.alloc(0);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      said = Buffer.concat([said, chunk]);
      const end = said.indexOf('\r\n\r\n');
      if (end < 0) return;
      const body = Number(/\r\ncontent-length: (\d+)/i.exec(said.toString('latin1', 0, end))?.[1]);
      if (said.byteLength < end + 4 + body) return;
      socket.destroy();
      resolve(said.byteLength);
    });
  });
}
