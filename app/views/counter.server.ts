import { randomUUID } from 'node:crypto';
import type { Language } from '~/i18n/languages.ts';
import type { Database } from '~/platform/database.ts';
import type { Log } from '~/platform/log.ts';
import type { Origin } from './sources.ts';

/** A view of a property's page. */
export interface View extends Origin {
  property: string;
  /** ISO day, Europe/Brussels. */
  day: string;
  language: Language;
}

/**
 * Counts views in memory and writes them in batches, so that a view causes no statement of its own and no views are
 * lost while the database is unavailable.
 */
export interface ViewCounter {
  count(view: View): void;
  /**
   * Writes the pending views. Resolves to whether the database accepted them; if not, it retries automatically. Never
   * rejects.
   */
  flush(): Promise<boolean>;
  /** Writes the remaining views. */
  close(): Promise<void>;
}

/** A row of `property_view`. */
interface Counted {
  property_id: string;
  day: string;
  language: string;
  source: string;
  site: string;
  views: number;
}

interface Batch {
  number: number;
  rows: readonly Counted[];
}

/** Milliseconds between a view and the statement that writes it. After a crash, less than a second of views is lost. */
const writeAfter = 500;
/** Milliseconds until a failed batch is retried. */
const retryAfter = 2_000;
/**
 * Maximum number of distinct pending counts, for long database outages. Beyond it, views that need another one are
 * lost.
 */
const mostWaiting = 20_000;

interface Options {
  database: Pick<Database, 'query'>;
  log: Pick<Log, 'warn' | 'error' | 'info'>;
}

export function createViewCounter({ database, log }: Options): ViewCounter {
  const writer = randomUUID();
  let waiting = new Map<string, Counted>();
  /** Unchanged until it is known to be written: a resent batch is only recognized if it is the same. */
  let batch: Batch | null = null;
  let batches = 0;
  let lost = 0;
  let isFailing = false;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<boolean> | null = null;

  const soon = (milliseconds: number): void => {
    timer ??= setTimeout(() => {
      timer = null;
      void flush();
    }, milliseconds).unref();
  };

  const nextBatch = (): Batch | null => {
    if (batch !== null || waiting.size === 0) return batch;
    batches += 1;
    batch = { number: batches, rows: [...waiting.values()] };
    waiting = new Map();
    return batch;
  };

  const write = async (): Promise<boolean> => {
    const next = nextBatch();
    if (next === null) return true;
    try {
      await database.query(statement, [writer, next.number, JSON.stringify(next.rows)]);
    } catch (err) {
      if (!isFailing) log.warn({ err }, 'Views of properties cannot be stored; they wait in memory');
      isFailing = true;
      soon(retryAfter);
      return false;
    }
    batch = null;
    if (isFailing) log.info({ lost }, 'Views of properties are stored again');
    isFailing = false;
    lost = 0;
    if (waiting.size > 0) soon(writeAfter);
    return true;
  };

  const flush = (): Promise<boolean> => (writing ??= write().finally(() => (writing = null)));

  return {
    count: ({ property, day, language, source, site }) => {
      const key = [property, day, language, source, site].join(' ');
      const known = waiting.get(key);
      if (known !== undefined) known.views += 1;
      else if (waiting.size < mostWaiting)
        waiting.set(key, { property_id: property, day, language, source, site: site ?? '', views: 1 });
      else lost += 1;
      soon(writeAfter);
    },
    flush,
    close: async () => {
      // Includes what is being written now and what arrives meanwhile.
      while ((batch !== null || waiting.size > 0) && (await flush()));
      if (timer !== null) clearTimeout(timer);
      const left = [...(batch?.rows ?? []), ...waiting.values()].reduce((sum, { views }) => sum + views, lost);
      if (left > 0) log.error({ views: left }, 'Views of properties were lost: the database does not answer');
    },
  };
}

/**
 * Views of unknown properties are dropped here instead of looking each up. Rows are sorted, so that processes writing
 * the same rows at once do not deadlock.
 */
const statement = `
  WITH fresh AS (
    INSERT INTO view_writer AS known (id, batch) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, written_at = now() WHERE known.batch < excluded.batch
    RETURNING id)
  INSERT INTO property_view AS known (property_id, day, language, source, site, views)
  SELECT row.property_id, row.day, row.language, row.source, row.site, row.views
  FROM jsonb_to_recordset($3::jsonb)
    AS row (property_id text, day date, language text, source text, site text, views integer)
  WHERE EXISTS (SELECT FROM fresh) AND EXISTS (SELECT FROM listing WHERE listing.id = row.property_id)
  ORDER BY row.property_id, row.day, row.language, row.source, row.site
  ON CONFLICT (property_id, day, language, source, site) DO UPDATE SET views = known.views + excluded.views`;
