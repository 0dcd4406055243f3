import { malformed, TransactionRefused } from '../documents/failures.ts';
/**
 * The body as text, or `undefined` if it is longer than `most` bytes. The rest is read and forgotten: cutting it off would cut the
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

/** Sanity takes 4 MB a transaction; a dataset import of its clients writes a little more at once. */
const maxJsonBytes = 16 * 1024 * 1024;

/** The body as JSON. Throws a refusal where it is longer than 16 MB or no JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, maxJsonBytes);
  if (text === undefined) throw new TransactionRefused([tooLong], 413);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(0, `The body is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

const tooLong = { index: 0, error: { type: 'requestTooLargeError', description: 'The body is longer than 16 MB' } };
