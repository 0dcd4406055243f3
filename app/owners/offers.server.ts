import type { Database } from '~/platform/database.ts';

/** An offer for a property, from the form or from the CRM. */
export interface OwnerOffer {
  /** With a prefix for its origin: `lead-…` or `crm-4711`. */
  id: string;
  at: Date;
  /** Full name; owners see `shortName` of it. */
  contact: string;
  /** As typed; null if the office has not disclosed it to the owner. */
  amount: string | null;
  /** The office's or the CRM's comment for the owner. */
  comment: string;
}

export interface OwnerOffers {
  /** Latest first. */
  of(propertyId: string): Promise<OwnerOffer[]>;
}

/** Requires the tables of leads. Owners only see what the office discloses of a submission. */
export function createOffers(database: Pick<Database, 'query'>): OwnerOffers {
  return {
    of: async (propertyId) => {
      const rows = await database.query<Omit<OwnerOffer, 'at'> & { at: string | Date }>(
        `SELECT 'lead-' || id AS id, created_at AS at, person AS contact,
           CASE WHEN shows_amount THEN data ->> 'amount' END AS amount, owner_note AS comment
         FROM lead WHERE property_id = $1 AND form = 'offer'
         UNION ALL
         SELECT 'crm-' || id, at, contact, NULL, CASE WHEN comment = '' THEN subject ELSE comment END
         FROM owner_record WHERE property_id = $1 AND type = 'offer'
         ORDER BY at DESC, id DESC`,
        [propertyId],
      );
      return rows.map((row) => ({ ...row, at: new Date(row.at) }));
    },
  };
}
