import type { Endpoint } from './endpoint.ts';
import type { Job } from './jobs.ts';

/** Whether something that a part depends on works: null, or why not in words. */
export interface HealthCheck {
  /** Whether visitors cannot be answered without it; others only degrade pages. */
  needed: boolean;
  failure(): Promise<string | null>;
}

/**
 * A part of the process. Each opens itself (`open…`), with the tables it needs, from the platform and the parts it is handed; the
 * composition root (`server/composition.ts`) lists them. What a part gives to pages stands beside this in what it resolves to.
 */
export interface Part {
  /** Work in the background and by the clock; it runs while the site does. */
  jobs?: readonly Job[];
  /** What programs ask for that needs no page. */
  endpoints?: readonly Endpoint[];
  /** By the names that `/health/ready/` gives them. */
  checks?: Readonly<Record<string, HealthCheck>>;
  /** Called once the site listens; returns what stops it. */
  follow?(): () => void;
  close?(): Promise<void>;
}
