import type { Database } from '~/platform/database.ts';
import type { Finding, SiteCheck } from './answers.ts';

/** The last walk over the site, and what editors have hidden of it. */
export interface SiteCheckStore {
  read(): Promise<SiteCheck>;
  /** Notes that a walk was asked for, unless one is made already. Resolves to whether it is to be queued. */
  ask(): Promise<boolean>;
  /** Notes how many pages the walk has seen. */
  beat(pages: number): Promise<void>;
  end(walk: { pages: number; isWhole: boolean; findings: readonly Finding[] }): Promise<void>;
  fail(): Promise<void>;
  /** Resolves to whether the last walk has such a finding. */
  hide(id: string, isHidden: boolean): Promise<boolean>;
}

/** A walk that was not heard of for so long is given up. */
const silence = "interval '10 minutes'";
const isWalking = `(asked_at IS NOT NULL AND greatest(asked_at, beat_at) > now() - ${silence})`;

interface Row {
  walkedAt: Date | string | null;
  pages: number;
  isWhole: boolean;
  findings: Finding[];
  hasFailed: boolean;
  isWalking: boolean;
  pagesNow: number;
}

export function createSiteCheckStore(database: Database): SiteCheckStore {
  return {
    read: async () => {
      const [[row], hidden] = await Promise.all([
        database.query<Row>(
          `SELECT walked_at AS "walkedAt", pages, is_whole AS "isWhole", findings, pages_now AS "pagesNow",
                  ${isWalking} AS "isWalking",
                  (failed_at IS NOT NULL AND failed_at > coalesce(walked_at, '-infinity')) AS "hasFailed"
           FROM site_check`,
        ),
        database.query<{ id: string }>('SELECT finding_id AS id FROM site_check_hidden'),
      ]);
      if (row === undefined) throw new Error('The row of the site check is missing');
      const ids = new Set(hidden.map(({ id }) => id));
      return {
        walk:
          row.walkedAt === null
            ? null
            : { at: new Date(row.walkedAt).toISOString(), pages: row.pages, isWhole: row.isWhole },
        walking: row.isWalking ? { pages: row.pagesNow } : null,
        hasFailed: row.hasFailed && !row.isWalking,
        findings: row.findings.map((each) => ({ ...each, isHidden: ids.has(each.id) })),
      };
    },
    ask: async () => {
      const rows = await database.query(
        `UPDATE site_check SET asked_at = now(), beat_at = NULL, pages_now = 0 WHERE NOT ${isWalking} RETURNING id`,
      );
      return rows.length > 0;
    },
    beat: async (pages) => {
      await database.query(
        'UPDATE site_check SET asked_at = coalesce(asked_at, now()), beat_at = now(), pages_now = $1',
        [pages],
      );
    },
    end: ({ pages, isWhole, findings }) =>
      database.transaction(async (sql) => {
        await sql.query(
          `UPDATE site_check SET walked_at = now(), pages = $1, is_whole = $2, findings = $3::jsonb,
             asked_at = NULL, beat_at = NULL, pages_now = 0`,
          [pages, isWhole, JSON.stringify(findings)],
        );
        await sql.query('DELETE FROM site_check_hidden WHERE NOT finding_id = ANY ($1)', [
          findings.map(({ id }) => id),
        ]);
      }),
    fail: async () => {
      await database.query('UPDATE site_check SET failed_at = now(), asked_at = NULL, beat_at = NULL, pages_now = 0');
    },
    hide: async (id, isHidden) => {
      const [found] = await database.query(
        'SELECT 1 FROM site_check WHERE findings @> jsonb_build_array(jsonb_build_object($$id$$, $1::text))',
        [id],
      );
      if (found === undefined) return false;
      await database.query(
        isHidden
          ? 'INSERT INTO site_check_hidden (finding_id) VALUES ($1) ON CONFLICT DO NOTHING'
          : 'DELETE FROM site_check_hidden WHERE finding_id = $1',
        [id],
      );
      return true;
    },
  };
}
