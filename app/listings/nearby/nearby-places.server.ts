import type { Log } from '~/platform/log.ts';
import type { Coordinates } from '../domain/entity.ts';
import { keepLooking } from '../../platform/keep-looking.ts';
import { fileSource } from '../map/archive/archive-source.server.ts';
import { nearest } from './nearest.ts';
import { readPlaces, type NearbyPlace, type PlacesFile } from './read-places.server.ts';

/** Noted by pages that show nearby places. Per process, since each one watches its own file. */
export const nearbyRevision = 'places:nearby';

export interface Near {
  /** Distances in kilometres as the crow flies. */
  places: { place: NearbyPlace; away: number }[];
  attribution: string | null;
}

/** The places in the agency's data folder (docs/maps.md). */
export interface NearbyPlaces {
  /**
   * The nearest place of each kind. Null if the agency provides no places, and for a home whose address is not
   * published: distances to several places would reveal it.
   */
  near(home: Coordinates | null): Near | null;
  /** Increments when the places change. */
  revision(): number;
  /** Checks the file. Never rejects: problems are logged once. */
  look(): Promise<void>;
  /** Checks now and repeatedly, until the returned function is called. */
  follow(): () => void;
}

/** Milliseconds between checks; each is a single system call. */
const interval = 5_000;
const mostBytes = 50 * 1024 * 1024;

export function createNearbyPlaces({ file, log }: { file: string; log: Pick<Log, 'warn'> }): NearbyPlaces {
  const source = fileSource(file);
  let current: PlacesFile | null = null;
  /** The tag that was read last, valid or not, so that each is read once. */
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
