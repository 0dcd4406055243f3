import type { Log } from '~/platform/log.ts';
import type { Coordinates } from '../domain/entity.ts';
import { keepLooking } from '../../platform/keep-looking.ts';
import { fileSource } from '../map/archive/archive-source.server.ts';
import { nearest } from './nearest.ts';
import { readPlaces, type NearbyPlace, type PlacesFile } from './read-places.server.ts';

/** Noted by pages that tell what is near; this process raises it, for each looks after its own file. */
export const nearbyRevision = 'places:nearby';

/** What is near a home. */
export interface Near {
  /** Kilometres as the crow flies. */
  places: { place: NearbyPlace; away: number }[];
  attribution: string | null;
}

/** The places that the agency has put into its data folder (docs/maps.md). */
export interface NearbyPlaces {
  /**
   * The nearest place of each kind. Null where the agency names no places, and for a home whose address is not published: distances to
   * several places would give it away.
   */
  near(home: Coordinates | null): Near | null;
  /** Rises whenever there are other places. */
  revision(): number;
  /** Looks at the file again. Never rejects: what is wrong with it is in the log, once. */
  look(): Promise<void>;
  /** Looks at once, then time and again, until the returned function is called. */
  follow(): () => void;
}

/** Milliseconds between two looks at the file: no more than a system call each. */
const interval = 5_000;
/** Bytes. */
const mostBytes = 50 * 1024 * 1024;

export function createNearbyPlaces({ file, log }: { file: string; log: Pick<Log, 'warn'> }): NearbyPlaces {
  const source = fileSource(file);
  let current: PlacesFile | null = null;
  /** The state that was read last, fit or not: it is read once. */
  let seen: string | null = null;
  let said: string | null = null;
  let revision = 0;

  const show = (next: PlacesFile | null): void => {
    if (next === current) return;
    current = next;
    revision += 1;
  };
  const look = async (): Promise<void> => {
    try {
      const state = await source.look();
      if (state?.tag === seen) return;
      seen = state?.tag ?? null;
      if (state !== null && state.size > mostBytes) throw new Error('it is larger than 50 MB.');
      show(state && (await readPlaces(file)));
      said = null;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== said) log.warn({ file }, `No places near homes: ${problem}`);
      said = problem;
      show(null);
    }
  };
  return {
    near: (home) =>
      current === null || home === null || home.approximate
        ? null
        : { places: nearest(current.places, home), attribution: current.attribution },
    revision: () => revision,
    look,
    follow: () => keepLooking(look, () => interval),
  };
}
