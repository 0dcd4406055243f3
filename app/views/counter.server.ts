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

/** What else visitors do that is counted, without anything about who does it. */
export interface Deed {
  /** `kept`: a home was added to a visitor's favourites. `empty-search`: a search found nothing. */
  kind: 'kept' | 'empty-search';
  /** The property's id, or the search (`empty-search.ts`). */
  subject: string;
  day: string;
  language: Language;
}

/**
 * Counts in memory and writes in batches, so that what is counted causes no statement of its own and nothing is lost
 * while the database is unavailable.
 */
export interface Counter<Counted> {
  count(counted: Counted): void;
  /**
   * Writes what is pending. Resolves to whether the database accepted it; if not, it retries automatically. Never
   * rejects.
   */
  flush(): Promise<boolean>;
  /** Writes the rest. */
  close(): Promise<void>;
}

export type ViewCounter = Counter<View>;

/** The columns of a row to which is added. */
type Row = Readonly<Record<string, string>>;

interface Batch {
  number: number;
  rows: readonly { row: Row; times: number }[];
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

interface Counting extends Options {
  /** Takes the writer, the batch's number, and its rows as JSON: columns and `times`. */
  statement: string;
  /** For the log: `Views of properties`. */
  what: string;
}

export function createViewCounter(options: Options): ViewCounter {
  const counter = createCounter({ ...options, statement: viewStatement, what: 'Views of properties' });
  return {
    ...counter,
    count: ({ property, day, language, source, site }) =>
      counter.count({ property_id: property, day, language, source, site: site ?? '' }),
  };
}

export function createDeedCounter(options: Options): Counter<Deed> {
  const counter = createCounter({ ...options, statement: deedStatement, what: 'Kept homes and empty searches' });
  return { ...counter, count: ({ kind, subject, day, language }) => counter.count({ kind, subject, day, language }) };
}

function createCounter({ database, log, statement, what }: Counting): Counter<Row> {
  const writer = randomUUID();
  let waiting = new Map<string, { row: Row; times: number }>();
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
      await database.query(statement, [
        writer,
        next.number,
        JSON.stringify(next.rows.map(({ row, times }) => ({ ...row, times }))),
      ]);
    } catch (err) {
      if (!isFailing) log.warn({ err }, `${what} cannot be stored; they wait in memory`);
      isFailing = true;
      soon(retryAfter);
      return false;
    }
    batch = null;
    if (isFailing) log.info({ lost }, `${what} are stored again`);
    isFailing = false;
    lost = 0;
    if (waiting.size > 0) soon(writeAfter);
    return true;
  };

  const flush = (): Promise<boolean> => (writing ??= write().finally(() => (writing = null)));

  return {
    count: (row) => {
      const key = Object.values(row).join(' ');
      const known = waiting.get(key);
      if (known !== undefined) known.times += 1;
      else if (waiting.size < mostWaiting) waiting.set(key, { row, times: 1 });
      else lost += 1;
      soon(writeAfter);
    },
    flush,
    close: async () => {
      // Includes what is being written now and what arrives meanwhile.
      while ((batch !== null || waiting.size > 0) && (await flush()));
      if (timer !== null) clearTimeout(timer);
      const left = [...(batch?.rows ?? []), ...waiting.values()].reduce((sum, { times }) => sum + times, lost);
      if (left > 0) log.error({ lost: left }, `${what} were lost: the database does not answer`);
    },
  };
}

/** Writes a batch once, however often it is sent. */
const fresh = `fresh AS (
    INSERT INTO view_writer AS known (id, batch) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, written_at = now() WHERE known.batch < excluded.batch
    RETURNING id)`;

/**
 * Views of unknown properties are dropped here instead of looking each up. Rows are sorted, so that processes writing
 * the same rows at once do not deadlock.
 */
const viewStatement = `
  WITH ${fresh}
  INSERT INTO property_view AS known (property_id, day, language, source, site, views)
  SELECT row.property_id, row.day, row.language, row.source, row.site, row.times
  FROM jsonb_to_recordset($3::jsonb)
    AS row (property_id text, day date, language text, source text, site text, times integer)
  WHERE EXISTS (SELECT FROM fresh) AND EXISTS (SELECT FROM listing WHERE listing.id = row.property_id)
  ORDER BY row.property_id, row.day, row.language, row.source, row.site
  ON CONFLICT (property_id, day, language, source, site) DO UPDATE SET views = known.views + excluded.views`;

const deedStatement = `
  WITH ${fresh}
  INSERT INTO visitor_deed AS known (day, kind, subject, language, times)
  SELECT row.day, row.kind, row.subject, row.language, row.times
  FROM jsonb_to_recordset($3::jsonb) AS row (day date, kind text, subject text, language text, times integer)
  WHERE EXISTS (SELECT FROM fresh)
    AND (row.kind <> 'kept' OR EXISTS (SELECT FROM listing WHERE listing.id = row.subject))
  ORDER BY row.day, row.kind, row.subject, row.language
  ON CONFLICT (day, kind, subject, language) DO UPDATE SET times = known.times + excluded.times`;
