import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { failure, codeOf } from '~/platform/failure.ts';

/** Access to an archive. The `tag` identifies its content and changes when the archive is replaced. */
export interface ArchiveSource {
  /** The archive's current state; null if there is no archive. */
  look(): Promise<ArchiveState | null>;
  /**
   * Reads bytes of the archive in a given state.
   *
   * @throws {Error} `ARCHIVE_CHANGED` if the state has changed, or any other if it cannot be read
   */
  read(state: ArchiveState, offset: number, length: number): Promise<Uint8Array>;
}

export interface ArchiveState {
  tag: string;
  /** Bytes. */
  size: number;
}

/** Timeout of a request to an archive's server, in milliseconds. */
const patience = 20_000;

/** An archive in a file, which may be replaced at any time. */
export function fileSource(file: string): ArchiveSource {
  const stateOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }): ArchiveState => ({
    tag: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
    size,
  });
  return {
    look: async () => {
      try {
        return stateOf(await stat(file));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    read: async (state, offset, length) => {
      const handle = await open(file);
      try {
        if (stateOf(await handle.stat()).tag !== state.tag) throw changed();
        const bytes = Buffer.alloc(Math.max(0, Math.min(length, state.size - offset)));
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, offset);
        return bytes.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
  };
}

/** An archive on another server, read with range requests (RFC 9110 §14). */
export function addressSource(address: string): ArchiveSource {
  const ask = async (first: number, last: number) => {
    const answer = await fetch(address, {
      // Compressed in transit, the bytes of a part would differ from those of the archive.
      headers: { Range: `bytes=${first}-${last}`, 'Accept-Encoding': 'identity' },
      signal: AbortSignal.timeout(patience),
    });
    const size = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]);
    if (answer.status === 206 && Number.isSafeInteger(size)) return { answer, state: stateOf(answer.headers, size) };
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) return null;
    throw failure('ARCHIVE_UNREADABLE', `its server answers ${answer.status} where a part (206) was asked for`);
  };
  return {
    look: async () => {
      const part = await ask(0, 0);
      await part?.answer.body?.cancel();
      return part?.state ?? null;
    },
    read: async (state, offset, length) => {
      const part = await ask(offset, Math.min(offset + length, state.size) - 1);
      if (part?.state.tag === state.tag) return new Uint8Array(await part.answer.arrayBuffer());
      await part?.answer.body?.cancel();
      throw changed();
    },
  };
}

function stateOf(headers: Headers, size: number): ArchiveState {
  const version = headers.get('etag') ?? headers.get('last-modified') ?? '';
  return { tag: createHash('sha256').update(`${version} ${size}`).digest('hex').slice(0, 16), size };
}

function changed(): Error {
  return failure('ARCHIVE_CHANGED', 'The archive of streets has been replaced.');
}
