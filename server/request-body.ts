import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForm, serverForm } from '~/forms/forms.server.ts';
import { takesFiles } from '~/forms/takes-files.ts';
import { resolveRequest } from '~/site/resolve-request.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
/** What people type fits in, however long: the largest form has a few texts of 5,000 characters. */
const largestText = 64 * kilobyte;
const largestWithFiles = 10 * megabyte;
/** What all bodies with files may hold at once. */
const mostHeld = 100 * megabyte;

/** A body, or why there is none: the sender went away, or the server refuses it (`refuse`). */
export type ReadBody = Buffer | 'gone' | 'size' | 'busy';

/** Bytes that a request may carry. A form that takes files may be large, sent in parts; nothing else may. */
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

/** Reads what requests carry, before anything looks at it: all of the site's own routes are handed a body that is whole and not too large. */
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
        // The rest is read and forgotten: cutting it off would cut the connection before the sender has received the answer.
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
