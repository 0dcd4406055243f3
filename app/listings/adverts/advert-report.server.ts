import type { Database } from '~/platform/database.ts';
import { plainText } from '~/i18n/text.ts';
import type { Goal } from '../domain/codes.ts';
import type { Listing } from '../domain/entity.ts';
import { missingInAdvert, type DutyFact } from '../domain/rules/advert-duties.ts';

/** A legally required fact that an advert lacks, and the law. */
export interface MissingFact {
  fact: DutyFact;
  source: string;
}

export interface IncompleteAdvert {
  id: string;
  reference: string;
  goal: Goal;
  zip: string;
  city: string;
  /** The agent responsible; null if the CRM names none. */
  agent: string | null;
  missing: MissingFact[];
}

/** The adverts that lack what their region requires, for the agent. */
export interface AdvertReport {
  /** Number of adverts, without sold and rented listings. */
  adverts: number;
  incomplete: IncompleteAdvert[];
}

const batchSize = 500;

/** Checks the public data: an unpublished price is missing from a rental advert. */
export async function advertReport(database: Pick<Database, 'query'>): Promise<AdvertReport> {
  const report: AdvertReport = { adverts: 0, incomplete: [] };
  for (let after = ''; ;) {
    const rows = await database.query<{ detail: Listing }>(
      `SELECT d.detail FROM listing l JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash
       WHERE l.offered AND l.id > $1 ORDER BY l.id LIMIT ${batchSize}`,
      [after],
    );
    for (const { detail } of rows) {
      const missing = missingInAdvert(detail).map(({ fact, source }) => ({ fact, source }));
      if (missing.length > 0) report.incomplete.push({ ...identified(detail), missing });
    }
    report.adverts += rows.length;
    const last = rows.at(-1);
    if (last === undefined) return report;
    after = last.detail.id;
  }
}

function identified({ id, reference, goal, address, agent }: Listing): Omit<IncompleteAdvert, 'missing'> {
  // The report is for one agency, so the local name is sufficient.
  const city = plainText(address.city, { language: 'nl', fallback: 'fr' });
  return { id, reference, goal, zip: address.zip, city, agent: agent?.name ?? null };
}
