// The peers' HTTP server: serves a build's files, leaves the page to the peer, and reports CPU time to its parent.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { tellCpuTime } from '../process.mjs';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/**
 * Listens on a free port of 127.0.0.1 and reports it to the parent.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} answer
 * @param {string} [folder] of static files
 */
export function serve(answer, folder) {
  tellCpuTime();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://peer');
    if (pathname === '/' || pathname.startsWith('/_next/')) return answer(request, response);
    const file = folder && path.join(folder, path.normalize(pathname));
    // Mostly pictures: the page names them, but they do not exist here.
    if (!file || !statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
}

/** A handler that renders the page for each request. */
export function answerHtml(page) {
  return (_request, response) => {
    const body = Buffer.from(page());
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.byteLength });
    response.end(body);
  };
}
