import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import { startingFromPriceUnit } from '../domain/codes.ts';
import type { Listing } from '../domain/entity.ts';
import { advertDutiesOf, renovationDutyLabel, renovationDutySince } from '../domain/rules/advert-duties.ts';
import { builtSurface } from '../domain/rules/built-surface.ts';
import { epcLabel } from '../domain/rules/epc.ts';
import { formatValue } from '../domain/rules/format.ts';
import type { PriceText } from '../domain/rules/price.ts';
import { regionOf } from '../domain/rules/region.ts';
import { count, measure, money, percentage, year } from './fact-values.ts';
import { flood, planning } from './planning-facts.ts';
import {
  agreement,
  factsByGroup,
  utilities,
  words,
  type FactGroup,
  type FactGroupKey,
  type FactKey,
} from './property-facts.ts';
import type { FactValues, FactView, TextOf } from './property-facts.ts';

export interface FactOptions {
  choice: LanguageChoice;
  /** The displayed price: amounts that reveal it are only shown with it. */
  price: PriceText;
  /** Site setting (docs/decisions/0009). */
  renovationTermYears: number;
}

/**
 * All detail fields of requirements 3.3, grouped for buyers and formatted (requirements 9.11). Unknown facts are
 * omitted, except those that the law requires, which are shown as not stated. `listing` contains no unpublished data.
 */
export function propertyFacts(listing: Listing, options: FactOptions): FactGroup[] {
  const text = (value: Listing['title']) => plainText(value, options.choice) || null;
  const values: FactValues = {
    ...finance(listing, options, text),
    ...energyFacts(listing, text, options.choice),
    ...rooms(listing, text),
    ...surfaces(listing, options.choice),
    ...building(listing, text),
    ...planning(listing, text),
    ...flood(listing, text),
    goalName: text(listing.detail.goalName),
    contractType: text(listing.detail.contractType),
    reference: formatValue(listing.reference, 'string'),
    uniqueCode: formatValue(listing.uniqueCode, 'string'),
  };
  const asked = new Set<FactKey>(advertDutiesOf(listing).map(({ fact }) => fact));
  const label = renovationDutyLabel(listing);
  const keys = Object.keys(factsByGroup).filter((key): key is FactGroupKey => key in factsByGroup);
  return keys
    .map((key): FactGroup => {
      const facts = namesIn(key, listing).flatMap((name): FactView[] => {
        const value = values[name] ?? (asked.has(name) ? words(agreement[name] ?? 'notStated') : null);
        return value === null ? [] : [{ key: name, value }];
      });
      const renovation =
        key === 'energy' && label
          ? { label, since: renovationDutySince, years: options.renovationTermYears }
          : undefined;
      return { key, facts, ...(renovation ? { renovation } : {}) };
    })
    .filter(({ facts }) => facts.length > 0);
}

/** The facts of a group in order; a plot's utilities are listed under planning. */
function namesIn(group: FactGroupKey, { mainType }: Listing): readonly FactKey[] {
  const names: readonly FactKey[] = factsByGroup[group];
  if (mainType !== 'plot') return names;
  if (group === 'building') return names.filter((name) => !utilities.includes(name));
  return group === 'planning' ? [...utilities, ...names] : names;
}

function finance(listing: Listing, { price, choice: { language } }: FactOptions, text: TextOf): FactValues {
  const { detail, goal } = listing;
  const shown = price.kind === 'price';
  const rent = goal === 'rent';
  return {
    price: shown && !rent ? priceWithUnit(listing, price.text, text) : null,
    monthlyRent: shown ? money(detail.monthlyRentPrice ?? (rent ? listing.price.amount : null)) : null,
    charges: listing.price.amount === null ? null : cents(detail.chargesRenterCents),
    deposit: shown ? money(detail.depositPrice) : null,
    renterInventory: cents(detail.renterInventoryCents),
    agencyCost: shown ? money(detail.agencyCostPrice) : null,
    chargesOwner: cents(detail.chargesOwnerCents),
    garagePrice: shown ? money(detail.garagePrice) : null,
    parkingPrice: shown ? money(detail.parkingPrice) : null,
    registration: percentage(detail.registrationPercentage, language),
    vat: percentage(detail.vatPercentage, language),
    notaryFee: shown ? money(detail.notaryFeePrice) : null,
    realEstateTax: cents(detail.realEstateTaxCents),
    rateableIncome: cents(detail.rateableIncomeCents),
    commission: percentage(detail.commissionPercentage, language),
    availability: text(detail.availability) ?? formatValue(detail.availableFrom, 'date'),
  };
}

/**
 * "Starting from" (requirements 9.8) precedes the price, in the CRM's words if it has any; other units of the CRM
 * follow it.
 */
function priceWithUnit({ price }: Listing, amount: string, text: TextOf): FactView['value'] | null {
  if (amount === 'NaN') return null;
  const unit = text(price.unitText);
  if (price.unit === startingFromPriceUnit)
    return unit === null ? { startingFrom: amount } : `${unit.charAt(0).toUpperCase()}${unit.slice(1)} ${amount}`;
  return unit === null ? amount : `${amount} ${unit}`;
}

function energyFacts({ energy, detail, address }: Listing, text: TextOf, { language }: LanguageChoice): FactValues {
  const label = epcLabel({
    region: regionOf(address.countryId, address.zip),
    value: energy.value,
    labelText: energy.labelText,
    secondLabelText: energy.secondLabelText,
  });
  const inspection = detail.electricalInspection ?? null;
  return {
    epcLabel: label?.text ?? null,
    insulationLabel: label?.second?.text ?? null,
    // A house that produces energy has a negative score.
    energyScore: measure(energy.value, 'kWh/m²', language, { signed: true }),
    energyTotal: measure(energy.total, 'kWh', language, { signed: true }),
    co2: measure(energy.co2, 'kg/m²', language, { signed: true }),
    certificateNumber: formatValue(energy.certificateNumber, 'string'),
    certificateEnd: formatValue(energy.certificateEnd, 'date'),
    heating: both(text(detail.heatingName), text(detail.heatingType)),
    asbestos: text(detail.asbestosType),
    asbestosDate: formatValue(detail.asbestosDate, 'date'),
    electricalInspection: inspection && words(inspection),
  };
}

function rooms({ rooms, detail }: Listing, text: TextOf): FactValues {
  const { flags } = detail;
  return {
    bedRoom: count(rooms.bedRoom),
    bathRoom: count(rooms.bathRoom),
    showerRoom: count(rooms.showerRoom),
    toilet: count(rooms.toilet),
    kitchen: text(detail.kitchen),
    floor: detail.floor === 0 ? words('groundFloor') : count(detail.floor),
    floors: count(detail.floors),
    garage: count(rooms.garage) ?? flags.garage,
    parkings: count(detail.parkings),
    externalParkings: count(detail.externalParkings),
    cellar: flags.cellar,
    attic: flags.attic,
    furnished: flags.furnished,
  };
}

function surfaces(
  { mainType, livingSurface, totalSurface, groundSurface, detail }: Listing,
  { language }: LanguageChoice,
): FactValues {
  const built = builtSurface(mainType);
  return {
    ...(built ? { [built]: measure(livingSurface, 'm²', language) } : {}),
    totalSurface: measure(totalSurface, 'm²', language),
    groundSurface: measure(groundSurface, 'm²', language),
    terraceSurface: measure(detail.terraceSurface, 'm²', language) ?? detail.flags.terrace,
    gardenSurface: measure(detail.gardenSurface, 'm²', language) ?? detail.flags.garden,
    frontWidth: measure(detail.frontWidth, 'm', language),
    plotWidth: measure(detail.plotWidth, 'm', language),
  };
}

function building({ detail }: Listing, text: TextOf): FactValues {
  const { flags } = detail;
  return {
    constructionYear: year(detail.constructionYear),
    renovationYear: year(detail.renovationYear),
    condition: text(detail.condition),
    facades: count(detail.facades),
    roof: both(text(detail.roofMaterial), text(detail.roofCondition)),
    frame: both(text(detail.frame), text(detail.glazing)),
    lift: flags.lift,
    water: flags.water,
    gas: flags.gas,
    electronicConnection: flags.electronicConnection,
    drainConnection: flags.drainConnection,
  };
}

function cents(value: number | null): string | null {
  return value === null ? null : money(value / 100);
}

/** Two texts of the CRM in one row. Not joined by a comma, because each starts with a capital. */
function both(...texts: (string | null)[]): string | null {
  return texts.filter((text) => text !== null).join(' · ') || null;
}
