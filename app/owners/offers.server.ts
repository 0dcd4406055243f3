import type { Database } from '~/platform/database.ts';

/** An offer for a property: sent by the form, or from the CRM. */
export interface OwnerOffer {
  /** With where it comes from: `lead-…` or `crm-4711`. */
  id: string;
  at: Date;
  /** In full; `shortName` is what an owner sees. */
  contact: string;
  /** As it was typed; null: the office has not given it to the owner. */
  amount: string | null;
  /** What the office or the CRM writes about it for the owner. */
  comment: string;
}

export interface OwnerOffers {
  /** The latest first. */
  of(propertyId: string): Promise<OwnerOffer[]>;
}

/** Leads have their table before. Of what a form was filled in with, an owner reads no more than the office gives. */
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
