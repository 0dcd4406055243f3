import type { PropertyTypeKey, Region } from '../domain/codes.ts';
import type { Listing } from '../domain/entity.ts';
import type { PriceText } from '../domain/rules/price.ts';
import { regionOf } from '../domain/rules/region.ts';
import type { Purchase } from './buying-costs.ts';

/** The input of an estimate of the costs of buying. */
export interface CostsView {
  region: Region;
  /** Whole euros. */
  price: number;
  /** The percentage if sold under VAT; null for registration tax. */
  vatPercentage: number | null;
  /** Whether it can be the buyer's home: reductions for an own home are then selected by default. */
  home: boolean;
  /** The owner's monthly charges and property tax, as far as known. Whole euros. */
  monthlyCharges: number;
}

const homes: readonly (PropertyTypeKey | null)[] = ['house', 'apartment', 'studio'];

/** Null if no estimate is possible: for a rental, a sold home, a price that is not shown, or an unknown region. */
export function costsView(
  { goal, marquee, price, address, detail, mainType }: Listing,
  shownPrice: PriceText,
): CostsView | null {
  const region = regionOf(address.countryId, address.zip);
  if (goal !== 'sale' || marquee === 'sold' || shownPrice.kind !== 'price') return null;
  if (price.amount === null || price.amount <= 0 || region === null) return null;
  const vat = detail.vatPercentage;
  return {
    region,
    price: price.amount,
    vatPercentage: vat !== null && vat > 0 && vat <= 25 ? vat : null,
    home: homes.includes(mainType),
    monthlyCharges: Math.round(((detail.chargesOwnerCents ?? 0) + (detail.realEstateTaxCents ?? 0) / 12) / 100),
  };
}

/** The calculator's initial purchase. */
export function purchaseOf({ region, price, vatPercentage, home }: CostsView, ownHome: boolean): Purchase {
  return { region, price, vatPercentage, ownHome: home && ownHome, deepRenovation: false, classesGained: 0, buyers: 1 };
}
