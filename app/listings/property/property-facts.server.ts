import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import type { Listing } from '../entity.ts';
import { factKeys, type FactGroup, type FactKey, type FactView } from './property-facts.ts';
import { formatValue } from '../rules/format.ts';

/**
 * Every detail field of spec §3 in the groups a buyer looks for, formatted (spec §9); only what is known. What is not published
 * is not in `listing` any more.
 */
export function propertyFacts(listing: Listing, choice: LanguageChoice): FactGroup[] {
  const { detail, energy, rooms, price } = listing;
  const { flags } = detail;
  const number = (value: number | null) => formatValue(value, 'number');
  const count = (value: number | null) => ((value ?? 0) > 0 ? number(value) : null);
  const measured = (value: number | null, unit: string) => {
    const text = number(value);
    return text && `${text}\u00a0${unit}`;
  };
  const surface = (value: number | null) => measured(value, 'm²');
  const euros = (value: number | null) => formatValue(value, 'price');
  const cents = (value: number | null) => (value === null ? null : formatValue(value / 100, 'price'));
  const percentage = (value: number | null) => formatValue(value, 'percentage');
  const words = (value: Listing['title']) => plainText(value, choice) || null;
  const both = (...texts: (string | null)[]) => texts.filter(Boolean).join(', ') || null;
  const year = (value: number | null) => formatValue(value, 'string');

  return [
    group('finance', {
      monthlyRent: euros(detail.monthlyRentPrice),
      charges: price.amount === null ? null : cents(detail.chargesRenterCents),
      deposit: euros(detail.depositPrice),
      renterInventory: cents(detail.renterInventoryCents),
      agencyCost: euros(detail.agencyCostPrice),
      chargesOwner: cents(detail.chargesOwnerCents),
      realEstateTax: cents(detail.realEstateTaxCents),
      rateableIncome: cents(detail.rateableIncomeCents),
      registration: percentage(detail.registrationPercentage),
      vat: percentage(detail.vatPercentage),
      notaryFee: euros(detail.notaryFeePrice),
      garagePrice: euros(detail.garagePrice),
      parkingPrice: euros(detail.parkingPrice),
      commission: percentage(detail.commissionPercentage),
      goalName: words(detail.goalName),
      contractType: words(detail.contractType),
      availability: words(detail.availability) ?? formatValue(detail.availableFrom, 'date'),
    }),
    group('layout', {
      bedRoom: count(rooms.bedRoom),
      bathRoom: count(rooms.bathRoom),
      showerRoom: count(rooms.showerRoom),
      toilet: count(rooms.toilet),
      garage: count(rooms.garage) ?? flags.garage,
      parkings: count(detail.parkings),
      externalParkings: count(detail.externalParkings),
      floor: number(detail.floor),
      floors: count(detail.floors),
      kitchen: words(detail.kitchen),
      cellar: flags.cellar,
      attic: flags.attic,
      furnished: flags.furnished,
    }),
    group('surfaces', {
      livingSurface: surface(listing.livingSurface),
      totalSurface: surface(listing.totalSurface),
      groundSurface: surface(listing.groundSurface),
      terraceSurface: surface(detail.terraceSurface) ?? flags.terrace,
      gardenSurface: surface(detail.gardenSurface) ?? flags.garden,
      frontWidth: measured(detail.frontWidth, 'm'),
      plotWidth: measured(detail.plotWidth, 'm'),
    }),
    group('building', {
      constructionYear: year(detail.constructionYear),
      renovationYear: year(detail.renovationYear),
      condition: words(detail.condition),
      facades: count(detail.facades),
      roof: both(words(detail.roofMaterial), words(detail.roofCondition)),
      frame: both(words(detail.frame), words(detail.glazing)),
      lift: flags.lift,
      water: flags.water,
      gas: flags.gas,
      electronicConnection: flags.electronicConnection,
      drainConnection: flags.drainConnection,
    }),
    group('energy', {
      energyScore: measured(energy.value, 'kWh/m²'),
      energyTotal: measured(energy.total, 'kWh'),
      co2: measured(energy.co2, 'kg/m²'),
      certificateNumber: formatValue(energy.certificateNumber, 'string'),
      certificateEnd: formatValue(energy.certificateEnd, 'date'),
      heating: both(words(detail.heatingName), words(detail.heatingType)),
      asbestos: words(detail.asbestosType),
      asbestosDate: formatValue(detail.asbestosDate, 'date'),
    }),
    group('planning', {
      planningDestination: words(detail.planningDestination),
      planningInformation: words(detail.planningInformation),
      permit: flags.permit,
      allotmentPermit: flags.allotmentPermit,
      summons: words(detail.summons) ?? flags.summons,
      preemptiveRights: flags.preemptiveRights,
      judicialDecision: words(detail.judicialDecision),
    }),
    group('flood', {
      floodPlotScore: detail.floodPlotScore,
      floodBuildingScore: detail.floodBuildingScore,
      floodZone: words(detail.floodZoneName),
      riparianZone: words(detail.riparianZone),
    }),
    group('more', {
      mobilityScore: detail.mobilityScore === null ? null : `${number(detail.mobilityScore)} / 10`,
      reference: formatValue(listing.reference, 'string'),
      uniqueCode: formatValue(listing.uniqueCode, 'string'),
    }),
  ].filter(({ facts }) => facts.length > 0);
}

function group(key: FactGroup['key'], values: Partial<Record<FactKey, FactView['value'] | null>>): FactGroup {
  const facts = factKeys.flatMap((name): FactView[] => {
    const value = values[name] ?? null;
    return value === null ? [] : [{ key: name, value }];
  });
  return { key, facts };
}
