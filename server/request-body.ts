import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForm, serverForm } from '~/forms/forms.server.ts';
import { takesFiles } from '~/forms/takes-files.ts';
import { resolveRequest } from '~/site/resolve-request.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
/** Enough for the largest form, which has a few texts of 5,000 characters. */
const largestText = 64 * kilobyte;
const largestWithFiles = 10 * megabyte;
/** The total that bodies with files may occupy at once. */
const mostHeld = 100 * megabyte;

/** A body, or the reason for its absence: the client disconnected, or the server refuses it (`refuse`). */
export type ReadBody = Buffer | 'gone' | 'size' | 'busy';

/** The maximum size of a request's body in bytes. Only multipart forms that accept files may be large. */
function largestBody({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number {
  if (!headers['content-type']?.startsWith('multipart/form-data')) return largestText;
  const { address } = resolveRequest(url);
  const form =
    address?.target.view === 'form'
      ? address.target.params.form
      : address?.target.view === 'endpoint' && address.target.name === 'forms'
        ? address.segments.at(-1)
        : undefined;
  return form !== undefined && isForm(form) && takesFiles(serverForm(form).schema) ? largestWithFiles : largestText;
}

/** Reads request bodies as a whole, so that all routes get one that is complete and within its limit. */
export function bodyReader(): (request: IncomingMessage, response: ServerResponse) => Promise<ReadBody> {
  let held = 0;
  return (request, response) => {
    const most = largestBody(request);
    if (Number(request.headers['content-length'] ?? 0) > most) return Promise.resolve('size');
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let length = 0;
      let counted = 0;
      const release = () => {
        held -= counted;
        counted = 0;
      };
      response.once('close', release);
      const take = (chunk: Buffer) => {
        length += chunk.byteLength;
        const problem = length > most ? 'size' : length > largestText && held + length > mostHeld ? 'busy' : null;
        if (problem !== null) return end(problem);
        if (length > largestText) {
          held += length - counted;
          counted = length;
        }
        chunks.push(chunk);
      };
      const end = (body: ReadBody) => {
        // Drain the rest: aborting would close the connection before the client has received the response.
        request.off('data', take).resume();
        resolve(body);
      };
      request
        .on('data', take)
        .once('end', () => end(Buffer.concat(chunks)))
        .once('error', () => end('gone'))
        .once('close', () => end('gone'));
    });
  };
}
