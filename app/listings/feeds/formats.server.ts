import { open } from 'node:fs/promises';
import type { Feed, FeedFormat } from '../domain/feed.ts';
import { omnicasaFiles } from './omnicasa-file.server.ts';

/** All export formats; the first that recognizes a file reads it. */
export const feedFormats = [omnicasaFiles] as const satisfies readonly FeedFormat[];

const beginningBytes = 64 * 1024;

/**
 * Opens an export in whichever format it is. An unrecognized file goes to the first format, which reports the problem.
 *
 * @param files files or pages of the export, in order
 * @param detailUrl the URL of a listing's details in the CRM, with `{ID}` in it; null if the export includes them
 * @throws {Error} with the code `FEED_UNREADABLE` and a sentence
 */
export async function openFeed(
  files: readonly string[],
  detailUrl: string | null,
  formats: readonly [FeedFormat, ...FeedFormat[]] = feedFormats,
): Promise<Feed> {
  const [first] = files;
  const beginning = first === undefined ? '' : await beginningOf(first);
  const format = formats.find(({ recognises }) => recognises(beginning)) ?? formats[0];
  return format.open(files, detailUrl);
}

/** Strips zero bytes, so that UTF-16 can be matched. */
async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginningBytes), 0, beginningBytes);
    return buffer.toString('latin1', 0, bytesRead).replaceAll('\0', '');
  } finally {
    await handle.close();
  }
}
