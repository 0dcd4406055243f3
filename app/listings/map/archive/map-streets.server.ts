import { LRUCache } from 'lru-cache';
import { isFailure } from '~/platform/failure.ts';
import type { Log } from '~/platform/log.ts';
import { keepLooking } from '../../../platform/keep-looking.ts';
import { addressSource, fileSource, type ArchiveSource, type ArchiveState } from './archive-source.server.ts';
import { checkArchive } from './check-archive.server.ts';

/** Noted by what shows whether there are streets; this process raises it, for each looks after its own archive. */
export const streetsRevision = 'map:streets';

/** The site's own archive of streets, in a file or at an address (docs/maps.md). */
export interface MapStreets {
  /** The archive as it is now; null where there is none that can be shown. */
  current(): ArchiveState | null;
  /** Rises whenever `current` changes. */
  revision(): number;
  /** @throws {Error} where the archive is in another state by now, or does not answer */
  read(state: ArchiveState, offset: number, length: number): Promise<Uint8Array>;
  /** Looks at the archive again. Never rejects: what is wrong with it is in the log, once. */
  look(): Promise<void>;
  /** Looks at once, then time and again, until the returned function is called. */
  follow(): () => void;
}

interface Options {
  /** A file, or an address (`https://…`). */
  source: string;
  /** Whether it was named: that a file is missing is a fault only then. */
  named: boolean;
  /** Whether another server has streets for where there is no archive. */
  hasTiles: boolean;
  log: Pick<Log, 'info' | 'warn'>;
}

const second = 1_000;
/** How often the archive is looked at. A file costs no more than a system call; a server is not bothered often. */
const interval = { file: 5 * second, address: 600 * second, failingAddress: 60 * second };
/** Of an archive elsewhere, bytes kept in memory: some thousand tiles. */
const keptBytes = 64 * 1024 * 1024;

export function createMapStreets({ source, named, hasTiles, log }: Options): MapStreets {
  const isAddress = /^https?:\/\//.test(source);
  const archive = isAddress ? remembered(addressSource(source)) : fileSource(source);
  let current: ArchiveState | null = null;
  /** What was looked at last, fit or not: it is checked once. */
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
      // What a server does not answer now may be right: visitors' browsers have parts of it.
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

/** Asks for each part once: visitors read the same directories and, around the agency's homes, the same tiles. */
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

/** An address without what may be secret in it. */
function shown(source: string): string {
  return URL.canParse(source) ? new URL(source).origin + new URL(source).pathname : source;
}
