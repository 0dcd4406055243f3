import { request as send, type IncomingHttpHeaders } from 'node:http';
import { demoOrigin } from './server.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The target of a redirect, without our own origin. */
  location: string | null;
  body: string;
  bytes: Buffer;
}

export interface Asked {
  origin?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends the path as it is (a browser would normalise it), and follows no redirect. */
export function get(
  path: string,
  { origin = demoOrigin(), method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = send({ hostname, port, path, method, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          location: response.headers.location?.replace(origin, '') ?? null,
          body: bytes.toString('utf8'),
          bytes,
        });
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
