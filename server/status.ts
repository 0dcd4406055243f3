/** Gathers what an administrator wants to know of the product, for the Studio's tool and the command `status`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pTimeout from 'p-timeout';
import { z } from 'zod';
import type { GivenUp, ListingsRun, OwnersRun, QueueName, QueueStatus, Status } from '~/office/status.ts';
import { lastImports } from '~/listings/feeds/importing/import-listings.server.ts';
import { freeBytesIn } from '~/platform/data-folder-check.ts';
import { backupsIn } from './backups.ts';
import { countByState, folderBytes } from './figures.ts';
import { healthChecks, runChecks } from './health.ts';
import type { Parts } from './parts.ts';
import { remembered } from './remembered.ts';

export interface StatusReader {
  read(): Promise<Status>;
  /** Tries what was given up again: these, or all of a queue. Resolves to their number. */
  retry(queue: QueueName, ids?: readonly string[]): Promise<number>;
}

interface Options {
  /** The checkout's folder. */
  root: string;
  /** When the running server began; null without one. */
  startedAt: Date | null;
  /** How long to wait for the size of the data folder, in milliseconds. */
  folderPatience?: number;
}

/** Milliseconds for one figure. */
const patience = 1_500;
/** How long the size of the data folder is remembered: counting reads every folder in it. */
const folderMemory = 600_000;
/** The most of a list. */
const mostListed = 20;

export function createStatus(parts: Parts, { root, startedAt, folderPatience = patience }: Options): StatusReader {
  const { platform, lake, leads } = parts;
  const { database, env, jobs, outbox, now } = platform;
  const folderSize = remembered(() => folderBytes(env.dataDirectory), folderMemory);

  const queues: Record<QueueName, () => Promise<QueueStatus>> = {
    mails: async () => {
      const [counts, dead] = await Promise.all([countByState(database, 'mail'), outbox.list('dead', mostListed)]);
      const givenUp = dead.map(({ id, subject, to, createdAt, attempts, lastError }) =>
        givenUpOf(id, `${subject} (${to})`, createdAt, attempts, lastError),
      );
      return { waiting: counts.get('waiting') ?? 0, givenUpCount: counts.get('dead') ?? 0, givenUp };
    },
    leads: async () => {
      const [counts, dead] = await Promise.all([countByState(database, 'lead_delivery'), leads.webhook.dead()]);
      const givenUp = dead.map(({ leadId, form, createdAt, attempts, lastError }) =>
        givenUpOf(leadId, form, createdAt, attempts, lastError),
      );
      return {
        waiting: counts.get('waiting') ?? 0,
        givenUpCount: dead.length,
        givenUp: givenUp.slice(0, mostListed),
      };
    },
    jobs: async () => {
      const [counts, failed] = await Promise.all([countByState(database, 'job'), jobs.failed()]);
      const givenUp = failed.map(({ id, name, failedAt, attempts, reason }) =>
        givenUpOf(id, name, failedAt, attempts, reason),
      );
      return {
        waiting: (counts.get('waiting') ?? 0) + (counts.get('active') ?? 0),
        givenUpCount: failed.length,
        givenUp: givenUp.slice(0, mostListed),
      };
    },
  };

  return {
    read: async () => {
      const [product, checked, imports, mails, forCrm, work, bytes, folder, free, backups] = await Promise.all([
        productOf(root),
        runChecks(healthChecks(parts)),
        known(importsOf(parts)),
        known(queues.mails()),
        known(queues.leads()),
        known(queues.jobs()),
        known(databaseBytes(parts)),
        known(folderSize(), folderPatience),
        known(freeBytesIn(env.dataDirectory)),
        known(backupsOf(parts)),
      ]);
      const given = { mails, leads: forCrm, jobs: work };
      return {
        at: now().toISOString(),
        needsAttention:
          checked.some(({ failure }) => failure !== null) ||
          Object.values(given).some((queue) => queue !== null && queue.givenUpCount > 0),
        ...product,
        startedAt: startedAt?.toISOString() ?? null,
        parts: checked.map(({ name, failure }) => ({ name, failure: failure && withoutSecrets(failure) })),
        imports,
        queues: given,
        storage: { database: { kind: database.kind, bytes }, folderBytes: folder, freeBytes: free },
        backups,
        lakeQueries: startedAt === null || lake.embedded === null ? null : lake.embedded.queryCounts(),
      };
    },
    retry: (queue, ids) => {
      if (queue === 'leads') return leads.webhook.retry(ids);
      const numbers = ids?.map(Number).filter(Number.isSafeInteger);
      return queue === 'mails' ? outbox.retry(numbers) : jobs.retry(numbers);
    },
  };
}

/** A figure, or null if it cannot be read in time: the others are told all the same. */
function known<Value>(figure: Promise<Value>, milliseconds = patience): Promise<Value | null> {
  return pTimeout(figure, { milliseconds }).catch(() => null);
}

async function productOf(root: string): Promise<{ version: string; revision: string | null }> {
  const [manifest, revision] = await Promise.all([
    readFile(path.join(root, 'package.json'), 'utf8'),
    // Written by scripts/steps.mjs where git knows it.
    readFile(path.join(root, 'build/revision'), 'utf8').catch(() => null),
  ]);
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  return { version, revision: revision?.trim() || null };
}

async function databaseBytes({ platform: { database } }: Parts): Promise<number | null> {
  const [row] = await database.query<{ bytes: number }>('SELECT pg_database_size(current_database()) AS bytes');
  return row?.bytes ?? null;
}

async function backupsOf({ platform: { env } }: Parts): Promise<Status['backups']> {
  if (env.backups === null) return null;
  const all = await backupsIn(env.backups.folder);
  const [last] = all;
  return {
    last: last ? { at: last.madeAt, bytes: last.database.bytes, pictures: last.pictures.count } : null,
    count: all.length,
  };
}

const setAside = z.object({ id: z.string().nullable(), index: z.number(), reason: z.string() });
const summary = z.object({ setAsideCount: z.number() });
const changes = z.object({ added: z.number(), changed: z.number(), removed: z.number(), unchanged: z.number() });

/** What the job of an import stores: `ImportSummary` of listings. */
const listingsSummary = summary.extend({
  source: z.string(),
  notModified: z.boolean(),
  listings: changes,
  projects: changes,
  setAside: z.array(setAside.extend({ kind: z.string() })),
});

/** `OwnersImportSummary`. */
const ownersSummary = summary.extend({
  people: z.object({ added: z.number(), known: z.number(), invited: z.number() }),
  properties: z.number(),
  setAside: z.array(setAside.extend({ list: z.string() })),
});

async function importsOf(parts: Parts): Promise<Status['imports']> {
  const [listings, owners] = await Promise.all([lastListings(parts), lastOwners(parts)]);
  return { listings, owners };
}

/** The last import of listings, of any source. What it counted is in its job, which is kept for a week. */
async function lastListings({ platform: { database, jobs } }: Parts): Promise<ListingsRun | null> {
  const [[last], end] = await Promise.all([lastImports({ database }), jobs.lastEnd('listings-import')]);
  if (last === undefined) return null;
  const read = listingsSummary.safeParse(end?.value);
  const isItsJob = end !== null && end.finishedAt >= last.finishedAt && read.data?.source === last.source;
  const found = isItsJob ? read.data : undefined;
  return {
    finishedAt: last.finishedAt,
    source: withoutSecrets(last.source),
    failure: last.failure && withoutSecrets(last.failure),
    counts: found === undefined || found.notModified ? null : { listings: found.listings, projects: found.projects },
    setAsideCount: found?.setAsideCount ?? 0,
    setAside: (found?.setAside ?? []).slice(0, mostListed).map(({ kind, ...record }) => recordOf(kind, record)),
  };
}

async function lastOwners({ platform: { jobs } }: Parts): Promise<OwnersRun | null> {
  const end = await jobs.lastEnd('owners-import');
  if (end === null) return null;
  const found = ownersSummary.safeParse(end.value).data;
  return {
    finishedAt: end.finishedAt,
    failure: end.reason && withoutSecrets(end.reason),
    counts: found === undefined ? null : { ...found.people, properties: found.properties },
    setAsideCount: found?.setAsideCount ?? 0,
    setAside: (found?.setAside ?? []).slice(0, mostListed).map(({ list, ...record }) => recordOf(list, record)),
  };
}

function recordOf(kind: string, { id, index, reason }: z.infer<typeof setAside>) {
  return { record: `${kind} ${id ?? `number ${index + 1}`}`, reason };
}

function givenUpOf(id: number | string, what: string, at: string, attempts: number, reason: string | null): GivenUp {
  return { id: String(id), what, at: new Date(at).toISOString(), attempts, reason: withoutSecrets(reason ?? '') };
}

/** Removes what may be a secret from the addresses in a text: name and password, and the query. */
export function withoutSecrets(text: string): string {
  return text.replace(
    /(?<![a-z+.-])([a-z][a-z+.-]*:\/\/)(?:[^\s'")]*@)?([^\s'")?#]*)(\?[^\s'")]*)?/gi,
    (_address, scheme: string, place: string, query?: string) => scheme + place + (query === undefined ? '' : '?…'),
  );
}
