import type { Region } from '~/listings/domain/codes.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import { depositMaximum, depositMonths } from '~/listings/domain/rules/deposit.ts';

/** What a tenant pays before the keys change hands, in cents (requirements §9). Null: not known. */
export interface MoveInCosts {
  rent: number;
  charges: number | null;
  inventory: number | null;
  deposit: number;
  total: number;
}

/**
 * First month's rent and charges, the tenant's share of the inventory, and the deposit. Null where the rent is not published.
 *
 * @param setting months of deposit that the agency asks in the region
 */
export function moveInCosts(
  { price, detail }: Pick<Listing, 'price' | 'detail'>,
  region: Region | null,
  setting: number | null | undefined,
): MoveInCosts | null {
  if (price.amount === null) return null;
  const rent = price.amount * 100;
  const where = region ?? 'brussels';
  const { chargesRenterCents: charges, renterInventoryCents: inventory, depositPrice } = detail;
  const asked = depositPrice === null ? depositMonths(where, setting) * rent : depositPrice * 100;
  // What the CRM says, but never more than the law allows.
  const deposit = Math.min(asked, depositMaximum[where] * rent);
  return { rent, charges, inventory, deposit, total: rent + (charges ?? 0) + (inventory ?? 0) + deposit };
}

/** What an agency takes as a guide: nobody is refused by it. */
export interface Guide {
  /** Net income of the household a month, whole euros; null where the rent is not published, or nobody lives there. */
  income: number | null;
  /** Null where nobody lives there: a garage, an office. */
  persons: number | null;
}

export function guideOf(
  { rooms, mainType }: Pick<Listing, 'rooms' | 'mainType'>,
  costs: MoveInCosts | null,
  settings: { incomeTimesRent?: number; personsPerBedroom?: number } | null | undefined,
): Guide {
  if (!isHome(mainType)) return { income: null, persons: null };
  const { incomeTimesRent = 3, personsPerBedroom = 2 } = settings ?? {};
  return {
    income: costs && Math.round(((costs.rent + (costs.charges ?? 0)) * incomeTimesRent) / 100),
    // A studio has room as one bedroom has.
    persons: Math.max(1, rooms.bedRoom ?? 0) * personsPerBedroom,
  };
}

/** A type that the CRM does not name is taken to be a home. */
const isHome = (type: Listing['mainType']) => type === null || ['house', 'apartment', 'studio'].includes(type);
