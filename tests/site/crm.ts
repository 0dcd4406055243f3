import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Delivered {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A local CRM that takes leads by webhook. */
export interface Crm {
  url: string;
  /** All deliveries, whatever the response. */
  received: Delivered[];
  /** Sets its responses from now on; 204 until then. */
  answers(next: (response: ServerResponse) => void): void;
  close(): void;
}

export async function startCrm(): Promise<Crm> {
  const received: Delivered[] = [];
  let answer = (response: ServerResponse): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    const whole = (body: string): void => {
      received.push({ url: request.url, headers: request.headers, body });
      answer(response);
    };
    // A delivery from a killed process breaks off, and does not count.
    void text(request).then(whole, () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}/leads`,
    answers: (next) => void (answer = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
