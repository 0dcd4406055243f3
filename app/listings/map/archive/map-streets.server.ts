import { LRUCache } from 'lru-cache';
import { isFailure } from '~/platform/failure.ts';
import type { Log } from '~/platform/log.ts';
import { keepLooking } from '../../../platform/keep-looking.ts';
import { addressSource, fileSource, type ArchiveSource, type ArchiveState } from './archive-source.server.ts';
import { checkArchive } from './check-archive.server.ts';

/** Noted by pages that depend on the streets. Per process, since each one watches its own archive. */
export const streetsRevision = 'map:streets';

/** The site's own archive of streets, in a file or at a URL (docs/maps.md). */
export interface MapStreets {
  /** The current archive; null if there is none that can be shown. */
  current(): ArchiveState | null;
  /** Increments whenever `current` changes. */
  revision(): number;
  /** @throws {Error} if the archive has changed or cannot be read */
  read(state: ArchiveState, offset: number, length: number): Promise<Uint8Array>;
  /** Checks the archive. Never rejects: problems are logged once. */
  look(): Promise<void>;
  /** Checks now and repeatedly, until the returned function is called. */
  follow(): () => void;
}

interface Options {
  /** A file, or a URL (`https://…`). */
  source: string;
  /** Whether it was configured explicitly: only then is a missing file an error. */
  named: boolean;
  /** Whether a tile server is configured as a fallback. */
  hasTiles: boolean;
  log: Pick<Log, 'info' | 'warn'>;
}

const second = 1_000;
/** Intervals between checks. A file costs a system call; a server must not be polled often. */
const interval = { file: 5 * second, address: 600 * second, failingAddress: 60 * second };
/** Bytes of a remote archive cached in memory: some thousand tiles. */
const keptBytes = 64 * 1024 * 1024;

export function createMapStreets({ source, named, hasTiles, log }: Options): MapStreets {
  const isAddress = /^https?:\/\//.test(source);
  const archive = isAddress ? remembered(addressSource(source)) : fileSource(source);
  let current: ArchiveState | null = null;
  /** The tag that was checked last, valid or not, so that each is checked once. */
  let seen: string | null = null;
  let said: string | null = null;
  let revision = 0;
  let isMissingSaid = named || hasTiles;

  const show = (next: ArchiveState | null): void => {
    if (next?.tag === current?.tag) return;
    current = next;
    revision += 1;
  };
  const say = (problem: string | null): void => {
    if (problem !== null && problem !== said)
      log.warn({ archive: shown(source) }, `No streets on the maps: ${problem}`);
    said = problem;
  };
  const look = async (): Promise<void> => {
    try {
      const state = await archive.look();
      if (state !== null && state.tag === seen) return;
      seen = state?.tag ?? null;
      if (state === null && !isMissingSaid) {
        isMissingSaid = true;
        log.info('No street map is set up: maps show towns and rivers, and come no closer (docs/maps.md)');
      }
      const problem = state === null ? (named ? 'there is no archive' : null) : await checkArchive(archive, state);
      say(problem);
      show(problem === null ? state : null);
    } catch (error) {
      // An error may be temporary: keep showing the archive, since visitors' browsers have parts of it.
      seen = isFailure(error, 'ARCHIVE_CHANGED') ? null : (current?.tag ?? null);
      say(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    current: () => current,
    revision: () => revision,
    read: (state, offset, length) => archive.read(state, offset, length),
    look,
    follow: () =>
      keepLooking(look, () =>
        !isAddress ? interval.file : said === null ? interval.address : interval.failingAddress,
      ),
  };
}

/**
 * Caches the parts that were read: visitors read the same directories and, around the agency's homes, the same tiles.
 */
function remembered(archive: ArchiveSource): ArchiveSource {
  interface Part {
    state: ArchiveState;
    offset: number;
    length: number;
  }
  const parts = new LRUCache<string, Uint8Array, Part>({
    maxSize: keptBytes,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    fetchMethod: (_key, _stale, { context: { state, offset, length } }) => archive.read(state, offset, length),
  });
  return {
    look: archive.look,
    read: (state, offset, length) =>
      parts.forceFetch(`${state.tag} ${offset} ${length}`, { context: { state, offset, length } }),
  };
}

/** A URL without query and credentials, which may be secret. */
function shown(source: string): string {
  return URL.canParse(source) ? new URL(source).origin + new URL(source).pathname : source;
}
