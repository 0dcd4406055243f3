import net from 'node:net';
import type { FuzzRequest } from './requests.ts';

export interface Outcome {
  /** 0: the connection ended without an answer; -1: nothing came in time. */
  status: number;
  /** Whether a 503 says when to come again. */
  hasRetryAfter: boolean;
  milliseconds: number;
  body: string;
}

/** Longer than any answer may take. */
const patience = 15_000;
const shownBody = 600;

/** Sends a request on a connection of its own and reads the answer to its end; of an event stream only its head. */
export function send(port: number, request: FuzzRequest, fill: (text: string) => string): Promise<Outcome> {
  const began = performance.now();
  const bytes = Buffer.concat([
    Buffer.from(fill(request.head), 'latin1'),
    request.kind === 'malformed' ? Buffer.from(fill(request.body.toString('latin1')), 'latin1') : request.body,
  ]);
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let said = '';
    const finish = (status: number) => {
      clearTimeout(timer);
      socket.removeAllListeners('close').destroy();
      resolve({
        status,
        hasRetryAfter: /\r\nretry-after: \d+\r\n/i.test(said),
        milliseconds: performance.now() - began,
        body: said.slice(said.indexOf('\r\n\r\n') + 4, shownBody),
      });
    };
    // After an informational answer the real one follows.
    const statusOf = () =>
      Number([...said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].find(([, status = '']) => !status.startsWith('10'))?.[1] ?? 0);
    const timer = setTimeout(
      () => finish(request.ending === 'answer' && request.kind !== 'malformed' ? -1 : statusOf()),
      request.kind === 'malformed' ? 300 : patience,
    );
    socket.on('error', () => undefined);
    socket.once('close', () => finish(statusOf()));
    socket.once('end', () => finish(statusOf()));
    socket.on('data', (chunk: Buffer) => {
      if (said.length < 20_000)
        said = (said + chunk.toString('latin1')).replace(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)+/, '');
      const end = said.indexOf('\r\n\r\n');
      if (end > 0 && /\r\ncontent-type: text\/event-stream/i.test(said.slice(0, end + 2))) finish(statusOf());
      if (said.startsWith('HTTP/1.1 101')) finish(101);
    });
    socket.once('connect', () => {
      if (request.ending === 'cut') {
        socket.write(bytes.subarray(0, Math.max(1, bytes.length / 2)));
        setTimeout(() => finish(0), 20);
      } else if (request.ending === 'reset') {
        socket.write(bytes, () => setTimeout(() => (socket.resetAndDestroy(), finish(0)), 2));
      } else if (request.ending === 'half-close') socket.end(bytes);
      else socket.write(bytes);
    });
  });
}
