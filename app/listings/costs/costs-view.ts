import type { PropertyTypeKey, Region } from '../domain/codes.ts';
import type { Listing } from '../domain/entity.ts';
import type { PriceText } from '../domain/rules/price.ts';
import { regionOf } from '../domain/rules/region.ts';
import type { Purchase } from './buying-costs.ts';

/** What an estimate of the costs of buying needs to know of a property. */
export interface CostsView {
  region: Region;
  /** Whole euros. */
  price: number;
  /** Sold under VAT, at this percentage; null: registration tax. */
  vatPercentage: number | null;
  /** Whether it may be the buyer's home: the reductions for an own home are then ticked by default. */
  home: boolean;
  /** The owner's charges and the property tax a month, as far as they are known. Whole euros. */
  monthlyCharges: number;
}

const homes: readonly (PropertyTypeKey | null)[] = ['house', 'apartment', 'studio'];

/** Null where nothing can be reckoned: a rent, a price that is not shown, something sold, or a place under no regime of ours. */
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

/** A purchase as the calculator begins with it. */
export function purchaseOf({ region, price, vatPercentage, home }: CostsView, ownHome: boolean): Purchase {
  return { region, price, vatPercentage, ownHome: home && ownHome, deepRenovation: false, classesGained: 0, buyers: 1 };
}
