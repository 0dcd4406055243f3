import { malformed, TransactionRefused } from '../documents/failures.ts';
import { isDeeperThan, maxDepth } from '../documents/storable.ts';

/**
 * Reads a body as text; `undefined` if it is longer than `most` bytes. Drains the rest: aborting would close the
 * connection before the sender has received the error.
 */
export async function readText(request: Request, most: number): Promise<string | undefined> {
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return length > most ? undefined : text + decoder.decode();
    length += value.length;
    text = length > most ? '' : text + decoder.decode(value, { stream: true });
  }
}

/** Sanity accepts 4 MB per transaction; a dataset import by its clients sends a little more at once. */
const maxJsonBytes = 16 * 1024 * 1024;
/** A document within its mutation. */
const maxBodyDepth = maxDepth + 10;

/**
 * Reads a body as JSON.
 *
 * @throws {TransactionRefused} if it is longer than 16 MB, too deeply nested or invalid
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, maxJsonBytes);
  if (text === undefined) throw new TransactionRefused([tooLong], 413);
  const value = parsed(text);
  // Before anything that walks it by recursion.
  if (isDeeperThan(maxBodyDepth, value)) throw malformed(0, `The body has more than ${maxBodyDepth} levels`);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(0, `The body is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

const tooLong = { index: 0, error: { type: 'requestTooLargeError', description: 'The body is longer than 16 MB' } };
