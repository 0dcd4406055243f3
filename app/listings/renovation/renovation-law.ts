import type { Region } from '../domain/codes.ts';
import type { Listing } from '../domain/entity.ts';
import { isHome, renovationDutyLabel, renovationDutySince } from '../domain/rules/advert-duties.ts';
import { epcClass } from '../domain/rules/epc.ts';
import { regionOf } from '../domain/rules/region.ts';

/**
 * What a region asks of a home with a poor label, as of November 2026. Laws and plans change: each is here once, with its source.
 * `purchase`: who buys it from a year on, within years of the deed. `plannedPurchase`: the same, of a law that is being made. `everybody`: whoever owns it, by a year.
 * `none`: nothing; the works are worth it all the same.
 */
export type RenovationRule =
  | { kind: 'purchase' | 'plannedPurchase'; target: string; since: number; years: number }
  | { kind: 'everybody'; target: string; by: number }
  | { kind: 'none' };

export interface RenovationAhead {
  region: Region;
  /** The letter of its label. */
  label: string;
  rule: RenovationRule;
}

/** Ordinance of 7 March 2024 amending the CoBrACE: classes F and G to E by 2033. The government has yet to say when it takes effect. */
const brussels = { labels: ['F', 'G'], rule: { kind: 'everybody', target: 'E', by: 2033 } } as const;

/**
 * Draft renovation plan of the Walloon government of 11 December 2025 (wallonie.be): who buys from 2028 on has five years from the deed to reach
 * label D.
 */
const wallonia = {
  labels: ['E', 'F', 'G'],
  rule: { kind: 'plannedPurchase', target: 'D', since: 2028, years: 5 },
} as const;

/** No duty; the three worst of its nine classes, which lie where the others' poor ones do. */
const luxembourg = { labels: ['G', 'H', 'I'], rule: { kind: 'none' } } as const;

/**
 * The renovation that lies ahead of a home for sale; null where its label is good enough, unknown, or nobody lives in it.
 *
 * @param termYears the Flemish term, a setting of the site (docs/decisions/0009)
 */
export function renovationAhead(listing: Listing, termYears: number): RenovationAhead | null {
  const { goal, marquee, address, energy } = listing;
  const region = regionOf(address.countryId, address.zip);
  if (goal !== 'sale' || marquee === 'sold' || !isHome(listing) || region === null) return null;
  if (region === 'flanders') {
    const label = renovationDutyLabel(listing);
    return (
      label && { region, label, rule: { kind: 'purchase', target: 'D', since: renovationDutySince, years: termYears } }
    );
  }
  const { labels, rule } = { brussels, wallonia, luxembourg }[region];
  const letter = epcClass({ region, ...energy })?.charAt(0);
  const label = labels.find((each) => each === letter);
  return label ? { region, label, rule } : null;
}
