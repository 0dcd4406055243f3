import { createReadStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { open } from 'node:fs/promises';
import { JSONParser } from '@streamparser/json-node';
import { codeOf, failure, isFailure } from '~/platform/failure.ts';

export interface JsonValue {
  /** The list that contains it; null for a field of the file itself. */
  list: string | null;
  /** Its name, or its position in the list. */
  key: string | number;
  value: unknown;
}

/**
 * Streams a JSON file that is one object: yields the entries of its `lists` and its own `fields`, in file order, with
 * at most one in memory. Accepts files of any size in UTF-8, UTF-16 with a byte order mark, or Windows-1252.
 *
 * @throws {Error} with the code `FEED_UNREADABLE` and a sentence if the file is not such an object or is truncated
 */
export async function* readJsonLists(
  file: string,
  { lists, fields = [] }: { lists: readonly string[]; fields?: readonly string[] },
): AsyncGenerator<JsonValue> {
  const encoding = await encodingOf(file);
  await refuseOtherThings(file, encoding);
  const parser = new JSONParser({
    paths: [...fields.map((name) => `$.${name}`), ...lists.map((name) => `$.${name}.*`)],
    keepStack: false,
  });
  const reading = pipeline(createReadStream(file), decoder(encoding), parser).catch((error: unknown) => {
    throw isFailure(error, 'FEED_UNREADABLE') || codeOf(error) === 'ENOENT' ? error : broken(error);
  });
  // The loop below rejects with the same error; this avoids an unhandled rejection.
  reading.catch(() => undefined);
  const values: AsyncIterable<{ key?: string | number; value?: unknown; stack: { key?: string | number }[] }> = parser;
  try {
    for await (const { key, value, stack } of values) {
      const list = stack[1]?.key;
      yield { list: typeof list === 'string' ? list : null, key: key ?? 0, value };
    }
  } catch {
    await reading;
  }
  await reading;
}

function broken(cause: unknown) {
  return failure('FEED_UNREADABLE', 'it is no JSON, or it ends halfway.', cause);
}

const utf16 = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** By byte order mark; without one UTF-8 if valid, otherwise Windows-1252. */
async function encodingOf(file: string): Promise<string> {
  const start = await firstBytes(file, 2);
  for (const [encoding, mark] of Object.entries(utf16)) {
    if (mark.every((byte, index) => start[index] === byte)) return encoding;
  }
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(file) as AsyncIterable<Uint8Array>)
      strict.decode(bytes, { stream: true });
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw error;
    return 'windows-1252';
  }
}

/** Gives a maintenance page its own error message. */
async function refuseOtherThings(file: string, encoding: string): Promise<void> {
  const text = new TextDecoder(encoding).decode(await firstBytes(file, 4096)).trimStart();
  if (text.startsWith('<')) throw failure('FEED_UNREADABLE', 'it is a web page, not JSON.');
  if (text === '') throw failure('FEED_UNREADABLE', 'it is empty.');
  if (!/^[[{]/.test(text)) throw broken(undefined);
  if (!text.startsWith('{'))
    throw failure('FEED_UNREADABLE', 'This is no listings export: it is not an object with lists.');
}

async function firstBytes(file: string, length: number): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function decoder(encoding: string): Transform & Readable {
  const text = new TextDecoder(encoding);
  return new Transform({
    transform: (bytes: Uint8Array, _encoding, done) => done(null, text.decode(bytes, { stream: true })),
    flush: (done) => done(null, text.decode()),
  });
}
