import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { edited, replacements } from '~/platform/edits.ts';

/**
 * A whole document, in one: it is cached and its inline scripts are hashed, so nothing is streamed early (requirements 10.45).
 *
 * @param failed called for each part that could not be rendered; a browser will try that part again
 * @throws when there is nothing to show
 */
export function renderedHtml(document: ReactNode, failed: (error: unknown) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collector = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const html = Buffer.concat(chunks);
        // Where a character of several bytes crosses the end of React's buffer it leaves zero bytes, which no HTML has.
        resolve(edited(html, replacements(html, '\0', '')));
        done();
      },
    });
    const rendering = renderToPipeableStream(document, {
      // Waits for the whole page: no part is deferred to scripts, however large.
      progressiveChunkSize: Infinity,
      onAllReady: () => rendering.pipe(collector),
      onShellError: reject,
      onError: failed,
    });
  });
}
