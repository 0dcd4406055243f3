import type { Region } from '../domain/codes.ts';
import type { Listing } from '../domain/entity.ts';
import { isHome, renovationDutyLabel, renovationDutySince } from '../domain/rules/advert-duties.ts';
import { epcClass } from '../domain/rules/epc.ts';
import { regionOf } from '../domain/rules/region.ts';

/**
 * What each region requires for a home with a poor label, as of November 2026. Each rule appears only here, with its
 * source, because laws and plans change. `purchase`: buyers since a year, within years of the deed. `plannedPurchase`:
 * the same, in a bill. `everybody`: all owners, by a year. `none`: no duty, but the works are still worthwhile.
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

/**
 * Ordinance of 7 March 2024 amending the CoBrACE: classes F and G to E by 2033. The government has yet to set its start
 * date.
 */
const brussels = { labels: ['F', 'G'], rule: { kind: 'everybody', target: 'E', by: 2033 } } as const;

/**
 * Draft renovation plan of the Walloon government of 11 December 2025 (wallonie.be): buyers from 2028 on have five
 * years from the deed to reach label D.
 */
const wallonia = {
  labels: ['E', 'F', 'G'],
  rule: { kind: 'plannedPurchase', target: 'D', since: 2028, years: 5 },
} as const;

/** No duty; the three worst of its nine classes, comparable to the poor ones of the other regions. */
const luxembourg = { labels: ['G', 'H', 'I'], rule: { kind: 'none' } } as const;

/**
 * The renovation that lies ahead for a home for sale; null if its label is good enough or unknown, or if it is not
 * residential.
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
