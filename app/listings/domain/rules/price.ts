import { startingFromPriceUnit, type Goal, type Marquee } from '../codes.ts';
import { formatNumber, parseDecimal } from './number.ts';

/**
 * Euros in Belgian Dutch style (requirements 9.7): `€ 1.250.000`, with a no-break space. Cents only if non-zero.
 * Returns `NaN` on failure (requirements 8.14).
 */
export function formatPrice(value: unknown): string {
  const amount = parseDecimal(value, { whole: true });
  if (amount === null || amount < 0) return 'NaN';
  return `€\u00a0${formatNumber(amount, { decimals: Number.isInteger(amount) ? 0 : 2 })}`;
}

/** Cents as euros: `€ 1.234,50`. */
export function formatCents(cents: number): string {
  return formatPrice(cents / 100);
}

export interface PriceFacts {
  /** Whole euros; null if not published. */
  amount: number | null;
  /** The CRM's unit code. */
  unit: number | null;
  marquee: Marquee;
  /** The CRM's own label in the page's language. */
  marqueeLabel: string | null;
  /** The CRM's unit in the page's language: "per m²". */
  unitText?: string | null;
}

/**
 * What to display as a price, without words, which come from the dictionary:
 * - `marquee`: its name replaces the price (`label` is the CRM's; without one the dictionary names `marquee`);
 * - `hidden`: the price is not published;
 * - `price`: preceded by a text if `startingFrom`; followed by `unit` if the CRM names one, except "per month".
 */
export type PriceText =
  | { kind: 'marquee'; marquee: Marquee; label: string | null }
  | { kind: 'hidden' }
  | { kind: 'price'; startingFrom: boolean; text: string; unit?: string };

/**
 * Requirements 9.10. `ignoredMarquees` is the editors' list of marquees that replace the price: names of the product
 * (`sold`) or labels of the CRM ("In option"), in any case.
 */
export function priceText(facts: PriceFacts, ignoredMarquees: readonly string[] = []): PriceText {
  if (isIgnoredMarquee(facts, ignoredMarquees)) {
    return { kind: 'marquee', marquee: facts.marquee, label: facts.marqueeLabel };
  }
  if (facts.amount === null) return { kind: 'hidden' };
  const startingFrom = facts.unit === startingFromPriceUnit;
  const unit = startingFrom ? '' : (facts.unitText?.trim() ?? '');
  return {
    kind: 'price',
    startingFrom,
    text: formatPrice(facts.amount),
    ...(unit === '' || isMonth.test(unit) ? {} : { unit }),
  };
}

/** Rents get "per month" from the site's dictionary, so this unit is dropped. */
const isMonth = /maand|mois|month|monat/i;

function isIgnoredMarquee({ marquee, marqueeLabel }: PriceFacts, ignored: readonly string[]): boolean {
  const names = [marquee === 'none' ? null : marquee, marqueeLabel].map((name) => name?.trim().toLowerCase());
  return ignored.some((entry) => entry.trim() !== '' && names.includes(entry.trim().toLowerCase()));
}

/** The prefix before the title of a sold or rented listing, shown everywhere (requirements 4.12). */
export type TitlePrefix = 'sold' | 'rented' | null;

export function titlePrefix(marquee: Marquee): TitlePrefix {
  return marquee === 'sold' || marquee === 'rented' ? marquee : null;
}

/** The monthly charges of a rental; null if unknown or if the rent is not shown. */
export function chargesBeside(goal: Goal, cents: number | null, shown: PriceText): string | null {
  return goal === 'rent' && shown.kind === 'price' && cents !== null && cents > 0 ? formatCents(cents) : null;
}

/**
 * Whether a card says that the price was lowered: only if the price is shown and the CRM's own label does not already
 * say so. It is information, not a promotion: no percentage, no struck-through price.
 */
export function saysLowered(isLowered: boolean, shown: PriceText, badge: ReturnType<typeof marqueeBadge>): boolean {
  if (!isLowered || shown.kind !== 'price' || badge === 'sold' || badge === 'rented') return false;
  return badge === null || badge === 'new' || !/pri[jcs]|preis/i.test(badge.label);
}

/** The badge on a card: the dictionary's for known codes, otherwise the CRM's text, otherwise none. */
export function marqueeBadge(
  facts: Pick<PriceFacts, 'marquee' | 'marqueeLabel'>,
): Exclude<Marquee, 'none'> | { label: string } | null {
  if (facts.marquee !== 'none') return facts.marquee;
  return facts.marqueeLabel?.trim() ? { label: facts.marqueeLabel.trim() } : null;
}

/** `marqueeBadge`, unless the displayed price or the title's prefix already says the same. */
export function unsaidBadge(
  facts: Pick<PriceFacts, 'marquee' | 'marqueeLabel'>,
  shown: PriceText,
): ReturnType<typeof marqueeBadge> {
  return shown.kind === 'marquee' || titlePrefix(facts.marquee) !== null ? null : marqueeBadge(facts);
}
