// What the servers of the peers share: files of a build, everything else answered by the peer, and a parent that asks for CPU time.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { tellCpuTime } from '../process.mjs';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/**
 * Listens on a free port of 127.0.0.1 and tells it to the parent.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} answer
 * @param {string} [folder] of files that are sent as they are
 */
export function serve(answer, folder) {
  tellCpuTime();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://peer');
    if (pathname === '/' || pathname.startsWith('/_next/')) return answer(request, response);
    const file = folder && path.join(folder, path.normalize(pathname));
    // Pictures, above all: the page names them, and nobody has drawn them.
    if (!file || !statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
}

/** Answers with the page that a function makes for each request. */
export function answerHtml(page) {
  return (_request, response) => {
    const body = Buffer.from(page());
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.byteLength });
    response.end(body);
  };
}
