import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ContentLake } from '~/content/lake.ts';
import type { MigratableContent, StoredDocument } from '~/content/migrations/migrate.server.ts';
import { sources } from '~/content/source.ts';
import type { ContentReader } from '~/content/store.server.ts';
import type { Database } from '~/platform/database.ts';
import type { Migration } from '~/platform/database/migrations.ts';
import { defineJob, type Job } from '~/platform/jobs.ts';
import type { Log } from '~/platform/log.ts';
import { publicDocuments } from './public-documents.server.ts';
import { readSite, type SiteReader } from './site.server.ts';

export const addressMigrations: readonly Migration[] = [
  {
    id: '1-public-addresses',
    sql: `
      -- The addresses that documents have now, to notice when one loses its own.
      CREATE TABLE public_address (path text PRIMARY KEY, document_id text NOT NULL, parent_id text);`,
  },
];

interface PublicAddress {
  path: string;
  documentId: string;
  /** The page above; null for the home page. */
  parentId: string | null;
}

/** Every address that a document has on the site, in the languages in use. */
async function publicAddresses(reader: SiteReader): Promise<PublicAddress[]> {
  return (await publicDocuments(reader)).flatMap(({ id, parentId, paths }) =>
    Object.values(paths).flatMap((path) => (path ? [{ path, documentId: id, parentId }] : [])),
  );
}

interface Services {
  database: Database;
  lake: ContentLake;
  /** Null if this process may not write content: nothing is remembered. */
  migratable: Pick<MigratableContent, 'write'> | null;
  /** Reads what is published now. */
  reader(): SiteReader;
  log: Pick<Log, 'info'>;
}

export const rememberJobName = 'addresses-remember';

/**
 * The job that writes down an address which a document has lost, as a `formerAddress` for editors (10.287). It runs
 * after each publication; what changes in the minutes when no process runs is noticed at the next start.
 */
export function rememberJob({ database, lake, migratable, reader, log }: Services): Job {
  return defineJob({
    name: rememberJobName,
    data: z.object({}),
    order: 'one-at-a-time',
    retries: 5,
    retryDelay: 5,
    expireAfter: 120,
    work: async () => {
      const now = reader();
      const [current, { languages }] = await Promise.all([publicAddresses(now), readSite(now)]);
      const known = await database.query<PublicAddress>(
        'SELECT path, document_id AS "documentId", parent_id AS "parentId" FROM public_address',
      );
      const taken = new Set(current.map(({ path }) => path));
      // The pages of a language that is switched off come back with it.
      const isInUse = (path: string) => languages.inUse.some((language) => path.startsWith(`/${language}/`));
      const lost = known.filter(({ path }) => !taken.has(path) && isInUse(path));
      if (lost.length > 0 && migratable !== null) await writeFormer(lost, lake, migratable);
      await database.transaction(async (sql) => {
        await sql.query('DELETE FROM public_address WHERE path = ANY ($1)', [lost.map(({ path }) => path)]);
        await sql.query(
          `INSERT INTO public_address (path, document_id, parent_id)
             SELECT * FROM jsonb_to_recordset($1::jsonb) AS row ("path" text, "documentId" text, "parentId" text)
           ON CONFLICT (path) DO UPDATE SET document_id = excluded.document_id, parent_id = excluded.parent_id
             WHERE (public_address.document_id, public_address.parent_id) IS DISTINCT FROM (excluded.document_id, excluded.parent_id)`,
          [JSON.stringify([...new Map(current.map((each) => [each.path, each])).values()])],
        );
      });
      if (lost.length > 0 || known.length === 0)
        log.info({ addresses: taken.size, lost: lost.length }, 'The addresses of the site were written down');
      return { lost: lost.length };
    },
  });
}

async function writeFormer(
  lost: readonly PublicAddress[],
  lake: ContentLake,
  migratable: Pick<MigratableContent, 'write'>,
): Promise<void> {
  const documents = lost.map(formerAddress);
  const ids = documents.map(({ _id }) => _id);
  // The lake returns documents as it stores them.
  const stored = (await lake.query('*[_id in $ids]', { ids }, 'raw', AbortSignal.timeout(10_000))) as StoredDocument[];
  const before = new Map(stored.map((each) => [each._id, each]));
  const changes = documents.map((after) => ({ before: before.get(after._id) ?? null, after }));
  if (!(await migratable.write(changes))) throw new Error('Somebody else is writing the same former addresses');
}

function formerAddress({ path, documentId, parentId }: PublicAddress) {
  const reference = (id: string) => ({ _type: 'reference', _ref: id, _weak: true });
  return {
    // Editors find it again at the same id if the address lives and dies once more.
    _id: `formerAddress-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`,
    _type: 'formerAddress',
    from: path,
    document: reference(documentId),
    ...(parentId !== null && { parent: reference(parentId) }),
  };
}

interface FormerAddress {
  documentId: string | null;
  parentId: string | null;
  gone: boolean;
}

/** The former addresses by path, and what was above each document. */
function readFormerAddresses(content: ContentReader) {
  return content.derive('former-addresses', async (reader) => {
    const stored = await reader.read(sources.formerAddresses);
    const byPath = new Map<string, FormerAddress>();
    const above = new Map<string, string>();
    for (const { from, documentId, parentId, gone } of stored) {
      if (from) byPath.set(from, { documentId, parentId, gone: gone === true });
      if (documentId && parentId) above.set(documentId, parentId);
    }
    return { byPath, above };
  });
}

/**
 * Where an address leads that a document once had (10.287): to where the document is now in the language, or to the
 * nearest page above it that is still there. Always in one hop, as no page has the address any more.
 *
 * @param pathOf where a document is now; null if it is gone
 * @returns `gone` if editors said so; null for an address that nothing ever had
 */
export async function formerTarget(
  content: ContentReader,
  path: string,
  pathOf: (documentId: string) => Promise<string | null>,
): Promise<{ location: string } | 'gone' | null> {
  const { byPath, above } = await readFormerAddresses(content);
  const former = byPath.get(path);
  if (former === undefined) return null;
  if (former.gone) return 'gone';
  const seen = new Set<string>();
  const candidates = [former.documentId, former.parentId];
  for (let id = candidates.shift(); id !== undefined; id = candidates.shift()) {
    if (id === null || seen.has(id)) continue;
    seen.add(id);
    const location = await pathOf(id);
    if (location !== null && location !== path) return { location };
    candidates.push(above.get(id) ?? null);
  }
  return null;
}
