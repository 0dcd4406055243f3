import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { edited, replacements } from '~/platform/edits.ts';

/**
 * Renders a document completely. Pages are cached and their inline scripts are hashed, so nothing is streamed early
 * (requirements 10.45).
 *
 * @param failed called for each part that failed to render, which the browser will retry
 * @throws if nothing could be rendered
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
        // React leaves zero bytes where a multi-byte character crosses the end of its buffer; HTML never contains them.
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
