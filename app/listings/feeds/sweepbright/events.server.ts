import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { failure } from '~/platform/failure.ts';
import type { Database } from '~/platform/database.ts';
import type { Jobs } from '~/platform/jobs.ts';
import type { Log } from '~/platform/log.ts';
import type { Originals } from '../originals.server.ts';
import { importFeed, type ImportServices } from '../../store/import.server.ts';
import type { SweepBrightClient } from './client.server.ts';
import { sweepBrightFeed, type SweepBrightFeed } from './feed.ts';

/** The job that processes an estate's latest event. */
export const sweepBrightJob = 'listings-sweepbright';
export const sweepBrightJobKind = {
  data: z.object({ estateId: z.string() }),
  order: 'latest-per-key',
  // SweepBright serves the estate for an hour; retries after half a minute, doubling each time, fit within it.
  retries: 6,
  retryDelay: 30,
  expireAfter: 600,
} as const;

const event = z.object({
  event: z.enum(['estate-added', 'estate-updated', 'estate-deleted']),
  estate_id: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .transform((id) => id.toLowerCase()),
  happened_at: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
});

/** Result of a message: `forged` if the signature is wrong, `malformed` if it cannot be parsed. */
export type Received = 'accepted' | 'repeated' | 'forged' | 'malformed';

export interface SweepBrightReceiver {
  database: Database;
  jobs: Pick<Jobs, 'send'>;
  clientSecret: string;
}

/**
 * Receives a webhook message of SweepBright. Stores and queues it in one transaction before responding; a repeated
 * message has no effect. The signature is the SHA-1 HMAC of the body with the client secret, in hexadecimal
 * (`X-Hook-Signature`).
 */
export async function receiveSweepBright(
  { database, jobs, clientSecret }: SweepBrightReceiver,
  body: string,
  signature: string | null,
): Promise<Received> {
  if (!isSigned(body, signature, clientSecret)) return 'forged';
  const message = event.safeParse(parseJson(body));
  if (!message.success) return 'malformed';
  const { event: name, estate_id: estateId, happened_at } = message.data;
  const key = createHash('sha256').update(body).digest('hex');
  return database.transaction(async (sql) => {
    const written = await sql.query(
      `INSERT INTO listing_event (key, source, entity_id, event, happened_at)
       VALUES ($1, 'sweepbright', $2, $3, $4) ON CONFLICT DO NOTHING RETURNING key`,
      [key, estateId, name, new Date(happened_at).toISOString()],
    );
    if (written.length === 0) return 'repeated';
    await jobs.send(sweepBrightJob, { estateId }, { key: estateId, sql });
    return 'accepted';
  });
}

function isSigned(body: string, signature: string | null, secret: string): boolean {
  const given = Buffer.from(signature ?? '', 'hex');
  const right = createHmac('sha1', secret).update(body).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface SweepBrightWork extends ImportServices {
  client: SweepBrightClient;
  originals: Originals;
  /** The page of a listing or project, for the agent; null if the site has no public address. */
  pageOf: (kind: 'listing' | 'project', id: string) => Promise<string | null>;
  log: Pick<Log, 'warn' | 'info'>;
}

/**
 * Synchronizes one estate with SweepBright, or removes it. The event with the latest timestamp decides, so reordered or
 * repeated events lead to the same state.
 *
 * @throws {Error} with the code `FEED_UNREACHABLE`, to be retried
 */
export async function followEstate(work: SweepBrightWork, estateId: string): Promise<void> {
  const { database } = work;
  const [last] = await database.query<{ event: string; happenedAt: string; firstDay: string; done: boolean }>(
    `SELECT event, happened_at AS "happenedAt", done_at IS NOT NULL AS done,
       (SELECT (min(happened_at) AT TIME ZONE 'Europe/Brussels')::date FROM listing_event WHERE entity_id = $1) AS "firstDay"
     FROM listing_event WHERE source = 'sweepbright' AND entity_id = $1 ORDER BY happened_at DESC, received_at DESC LIMIT 1`,
    [estateId],
  );
  if (last === undefined) return;
  if (!last.done) {
    if (last.event === 'estate-deleted') await remove(work, estateId, last.happenedAt);
    else await bringIn(work, estateId, last);
  }
  // Includes older events that arrived late.
  await database.query(
    `UPDATE listing_event SET done_at = now() WHERE source = 'sweepbright' AND entity_id = $1 AND happened_at <= $2`,
    [estateId, last.happenedAt],
  );
}

async function bringIn(
  work: SweepBrightWork,
  estateId: string,
  { happenedAt, firstDay }: { happenedAt: string; firstDay: string },
): Promise<void> {
  const payload = await work.client.estate(estateId);
  if (payload === null) throw failure('FEED_UNREACHABLE', 'SweepBright does not know the estate (any longer).');
  // A listing keeps the date of its first publication.
  const feed = sweepBrightFeed(payload, () => ({ publishedOn: firstDay, updatedAt: happenedAt }));
  await keepPictures(work, feed);
  await importFeed(work, feed);
  for (const { id, reason } of feed.setAside) work.log.warn({ id, reason }, 'An estate of SweepBright was set aside');
  const kind = feed.projects.some(({ raw }) => raw.id === estateId) ? 'project' : 'listing';
  const page = feed.listingCount + feed.projects.length > 0 ? await work.pageOf(kind, estateId) : null;
  // A courtesy to the agent: the listing is online whether or not it succeeds.
  if (page)
    await work.client
      .setUrl(estateId, page)
      .catch((error: unknown) => work.log.warn({ err: error }, 'SweepBright did not take the page'));
}

/** Picture URLs expire within hours; if one cannot be copied, the whole job is retried. */
async function keepPictures({ originals }: SweepBrightWork, { pictures }: SweepBrightFeed): Promise<void> {
  for (const { lasting, signed } of pictures) {
    if (lasting === null || signed === null) continue;
    await originals.copy(lasting, signed).catch((error: unknown) => {
      throw failure('FEED_UNREACHABLE', 'A picture could not be copied.', error);
    });
  }
}

/** A project is removed together with its units. */
async function remove(work: SweepBrightWork, estateId: string, at: string): Promise<void> {
  const units = await work.database.query<{ id: string }>(
    `SELECT unit ->> 'listingId' AS id FROM project, jsonb_array_elements(project -> 'units') AS unit
     WHERE id = $1 AND unit ->> 'listingId' IS NOT NULL`,
    [estateId],
  );
  await importFeed(work, {
    complete: false,
    municipalities: [],
    propertyTypes: [],
    listings: [],
    listingCount: 0,
    projects: [],
    listsProjects: false,
    deletions: [estateId, ...units.map(({ id }) => id)].map((id) => ({ id, status: null, day: null, at })),
    setAside: [],
  });
}
