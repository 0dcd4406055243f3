import type { Region } from '~/listings/domain/codes.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import { depositMaximum, depositMonths } from '~/listings/domain/rules/deposit.ts';

/** What a tenant pays before getting the keys, in cents (requirements 9.20). Null: unknown. */
export interface MoveInCosts {
  rent: number;
  charges: number | null;
  inventory: number | null;
  deposit: number;
  total: number;
}

/**
 * First month's rent and charges, the tenant's share of the inventory, and the deposit. Null if the rent is not
 * published.
 *
 * @param setting the agency's deposit in months of rent for the region
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
  // The CRM's deposit, capped at the legal maximum.
  const deposit = Math.min(asked, depositMaximum[where] * rent);
  return { rent, charges, inventory, deposit, total: rent + (charges ?? 0) + (inventory ?? 0) + deposit };
}

/** The agency's guidelines; no application is rejected for them. */
export interface Guide {
  /** Monthly net income of the household, whole euros; null if the rent is not published or it is not residential. */
  income: number | null;
  /** Null if it is not residential: a garage, an office. */
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
    // A studio counts as one bedroom.
    persons: Math.max(1, rooms.bedRoom ?? 0) * personsPerBedroom,
  };
}

/** An unknown type is assumed to be residential. */
const isHome = (type: Listing['mainType']) => type === null || ['house', 'apartment', 'studio'].includes(type);
