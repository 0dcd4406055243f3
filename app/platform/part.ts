import type { Endpoint } from './endpoint.ts';
import type { Job } from './jobs.ts';

/** Whether a dependency of a part works: null, or the reason it does not. */
export interface HealthCheck {
  /** Whether the site needs it to serve visitors; others only degrade pages. */
  needed: boolean;
  failure(): Promise<string | null>;
}

/**
 * A part of the process. Each opens itself (`open…`), with the tables it needs, from the platform and the parts it
 * depends on; the composition root (`server/parts.ts`) lists them. A part's services for pages are returned alongside.
 */
export interface Part {
  /** Background and scheduled jobs; they run while the site does. */
  jobs?: readonly Job[];
  /** Endpoints of the part's API, without a page. */
  endpoints?: readonly Endpoint[];
  /** Keyed by the names in `/health/ready/`. */
  checks?: Readonly<Record<string, HealthCheck>>;
  /** Called once the site listens; returns a function that stops it. */
  follow?(): () => void;
  close?(): Promise<void>;
}
