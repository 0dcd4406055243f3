import type { Region } from '~/listings/domain/codes.ts';
import { dayBefore } from '../days.ts';
import { isBuilding, isFlatFacts, type Facts } from '../property/facts.ts';
import type { Random } from '../random.ts';

/** Registration tax in % (or buying costs); the legal maximum of the deposit in months of rent. */
const rates: Record<Region, { registration: number | string; deposit: number }> = {
  flanders: { registration: 12, deposit: 3 },
  brussels: { registration: '12,5', deposit: 2 },
  wallonia: { registration: '12,5', deposit: 2 },
  luxembourg: { registration: 7, deposit: 2 },
};

/** Costs and dates beside the price; euros, with a decimal comma if there are cents. */
export function amountsOf(facts: Facts, random: Random, today: string) {
  return {
    ...(facts.goal === 'sale' ? saleAmounts(facts, random, today) : rentAmounts(facts, random, today)),
    ...taxes(facts, random),
  };
}

function saleAmounts(facts: Facts, random: Random, today: string) {
  const { variant, price, place, region, built } = facts;
  // A first sale within two years of completion is subject to VAT on the building.
  const withVat = built >= Number(today.slice(0, 4)) - 1;
  const newFlat = variant.key === 'new-flat' || (variant.key === 'penthouse' && built > 2019);
  return {
    MonthlyRent: facts.units > 0 ? Math.round((price * 0.0041) / 25) * 25 : undefined,
    NotaryFee: random.chance(0.45) ? Math.round(price * 0.006 + 2_100) : undefined,
    VAT: withVat ? (region === 'luxembourg' ? 17 : 21) : undefined,
    RegisteredRight: withVat ? undefined : rates[region].registration,
    ChargesOwner: isFlatFacts(facts) ? cents(random.between(45, 160) + facts.living * 0.5, random) : undefined,
    GaragePrice: newFlat && facts.parkings === 0 ? round(place.level * 8 + 8_000, 500) : undefined,
    ParkingPrice: newFlat && facts.parkings === 0 ? round(place.level * 5 + 6_000, 500) : undefined,
    Commission: random.chance(0.03) ? 3 : undefined,
    AvailableFrom: random.chance(0.12) ? dayBefore(today, -random.between(20, 150)) : undefined,
  };
}

function rentAmounts(facts: Facts, random: Random, today: string) {
  const { price, region, variant } = facts;
  const business = !['house', 'apartment', 'studio'].includes(variant.type);
  return {
    MonthlyRent: price,
    ChargesRenter: chargesOf(facts, random),
    Deposit: variant.type === 'garage' ? price : price * (business ? 3 : rates[region].deposit),
    // Tenants of homes owe agents no fee in Belgium; in Luxembourg they pay a share.
    AgencyCost: region === 'luxembourg' || (business && random.chance(0.3)) ? Math.round(price / 2) : undefined,
    RenterInventory: variant.type === 'garage' ? undefined : cents(110 + facts.living * 0.9, random),
    AvailableFrom: random.chance(0.45) ? firstOfMonth(dayBefore(today, -random.between(10, 100))) : undefined,
  };
}

/** Monthly charges of the shared building; none for most houses. */
function chargesOf(facts: Facts, random: Random): string | undefined {
  if (facts.variant.type === 'garage') return random.chance(0.5) ? cents(random.between(4, 12), random) : undefined;
  if (!isFlatFacts(facts))
    return cents(facts.variant.type === 'house' ? random.between(0, 30) : facts.living * 0.6, random);
  const heating = facts.equipment.emitters === 'shared' ? facts.living * 0.9 : 0;
  return cents(random.between(35, 75) + facts.living * 0.7 + heating, random);
}

/** Belgium only; Luxembourg has no cadastral income. */
function taxes(facts: Facts, random: Random) {
  if (!isBuilding(facts) || facts.region === 'luxembourg' || random.chance(0.12)) return {};
  const income =
    facts.variant.type === 'garage' ? random.between(70, 190) : round(180 + facts.living * (4 + random.next() * 5), 1);
  return { RateableIncome: income, RealEstateTax: cents(income * (0.82 + random.next() * 0.3), random) };
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

function cents(euros: number, random: Random): string {
  return `${Math.round(euros)},${random.pick(['00', '00', '50', '25'])}`;
}

function round(value: number, step: number): number {
  return Math.round(value / step) * step;
}
