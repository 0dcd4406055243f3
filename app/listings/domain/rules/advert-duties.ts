/**
 * The information that the law requires in an advert, by region. The property page states each item, or says that it is
 * not known yet; a report lists what is missing for the agent. Sources as of November 2026.
 */
import type { Translated } from '~/i18n/languages.ts';
import { isOffered, type PropertyTypeKey, type Region } from '../codes.ts';
import type { Listing } from '../entity.ts';
import { holds } from './condition.ts';
import { epcBand } from './epc.ts';
import { summonsValue } from './planning.ts';
import { regionOf } from './region.ts';

/** The facts that a duty may require, by their keys on the property page. */
export type DutyFact =
  | 'monthlyRent'
  | 'charges'
  | 'epcLabel'
  | 'insulationLabel'
  | 'energyScore'
  | 'energyTotal'
  | 'co2'
  | 'certificateNumber'
  | 'asbestos'
  | 'electricalInspection'
  | 'planningDestination'
  | 'permit'
  | 'summons'
  | 'preemptiveRights'
  | 'allotmentPermit'
  | 'floodPlotScore'
  | 'floodBuildingScore';

export interface AdvertDuty {
  fact: DutyFact;
  /** Empty: all regions. */
  regions: readonly Region[];
  source: string;
  applies: (listing: Listing) => boolean;
  isMet: (listing: Listing) => boolean;
}

const homeTypes: readonly (PropertyTypeKey | null)[] = ['house', 'apartment', 'studio', 'income-property'];
/** Whether it is residential. */
export const isHome = ({ mainType }: Listing): boolean => homeTypes.includes(mainType);
const isForSale = ({ goal }: Listing) => goal === 'sale';
const always = () => true;

const energyDecree = 'Flanders: Energy Decree, the energy certificate in adverts';
const asbestosDecree = 'Flanders: Materials Decree, the asbestos certificate at sale';
const electricalCode = 'Belgium: regulations on electrical installations (AREI/RGIE), inspection at sale';
const planningCode = 'Flanders: VCRO, art. 5.2.6';
const waterCode = 'Flanders: Water Code, P- and G-scores in adverts since 1 January 2023';
const brusselsAir = 'Brussels: CoBrACE, energy class and CO₂ in adverts';
const walloonEnergy = 'Wallonia: decree on the energy performance of buildings of 28 November 2013, adverts';
const luxembourgEnergy = 'Luxembourg: energy performance of buildings, both classes in adverts';
const rentCodes = 'Belgium and Luxembourg: adverts to let name the rent and the charges';

/** One entry per required fact. Each region follows its authority's guide for adverts. */
export const advertDuties: readonly AdvertDuty[] = [
  duty(
    'monthlyRent',
    [],
    rentCodes,
    ({ goal }) => goal === 'rent',
    ({ price }) => price.amount !== null,
  ),
  duty(
    'charges',
    [],
    rentCodes,
    ({ goal }) => goal === 'rent',
    ({ detail }) => detail.chargesRenterCents !== null,
  ),

  duty('energyScore', ['flanders'], energyDecree, isHome, hasEnergyValue),
  duty('certificateNumber', ['flanders'], energyDecree, isHome, hasCertificate),
  duty(
    'asbestos',
    ['flanders'],
    asbestosDecree,
    mayHoldAsbestos,
    ({ detail }) => detail.asbestosDate !== null || hasText(detail.asbestosType),
  ),
  duty(
    'electricalInspection',
    ['flanders'],
    electricalCode,
    isHomeForSale,
    ({ detail }) => (detail.electricalInspection ?? null) !== null,
  ),
  duty('planningDestination', ['flanders'], planningCode, isForSale, ({ detail }) =>
    hasText(detail.planningDestination),
  ),
  duty('permit', ['flanders'], planningCode, isForSale, ({ detail }) => detail.flags.permit !== null),
  duty(
    'summons',
    ['flanders'],
    planningCode,
    isForSale,
    ({ detail }) => summonsValue(detail.summons.nl ?? null, detail.flags.summons) !== null,
  ),
  duty(
    'preemptiveRights',
    ['flanders'],
    planningCode,
    isForSale,
    ({ detail }) => detail.flags.preemptiveRights !== null,
  ),
  duty('allotmentPermit', ['flanders'], planningCode, isForSale, ({ detail }) => detail.flags.allotmentPermit !== null),
  duty('floodPlotScore', ['flanders'], waterCode, always, ({ detail }) => detail.floodPlotScore !== null),
  duty(
    'floodBuildingScore',
    ['flanders'],
    waterCode,
    ({ mainType }) => mainType !== 'plot',
    ({ detail }) => detail.floodBuildingScore !== null,
  ),

  duty('epcLabel', ['brussels'], brusselsAir, isHome, hasEnergyValue),
  duty('co2', ['brussels'], brusselsAir, isHome, ({ energy }) => energy.co2 !== null),

  duty('epcLabel', ['wallonia'], walloonEnergy, isHome, hasEnergyValue),
  duty('certificateNumber', ['wallonia'], walloonEnergy, isHome, hasCertificate),
  duty('energyScore', ['wallonia'], walloonEnergy, isHome, hasEnergyValue),
  duty('energyTotal', ['wallonia'], walloonEnergy, isHome, ({ energy }) => energy.total !== null),

  duty('epcLabel', ['luxembourg'], luxembourgEnergy, isHome, ({ energy }) => energy.labelText !== null),
  duty('insulationLabel', ['luxembourg'], luxembourgEnergy, isHome, ({ energy }) => energy.secondLabelText !== null),
];

/** The duties that apply to an advert; none once it is sold or rented. */
export function advertDutiesOf(listing: Listing): AdvertDuty[] {
  if (!isOffered(listing.marquee)) return [];
  const region = regionOf(listing.address.countryId, listing.address.zip);
  return advertDuties.filter(
    ({ regions, applies }) =>
      (regions.length === 0 || (region !== null && regions.includes(region))) && holds(applies, listing),
  );
}

/** The required facts that an advert lacks. */
export function missingInAdvert(listing: Listing): AdvertDuty[] {
  return advertDutiesOf(listing).filter(({ isMet }) => !holds(isMet, listing));
}

/** Requirements 9.21: homes bought from this year on. */
export const renovationDutySince = 2023;

/**
 * The label, E or F, that obliges the buyer of a Flemish home to renovate (requirements 9.21); null if there is no
 * duty.
 */
export function renovationDutyLabel(listing: Listing): 'E' | 'F' | null {
  if (!isHomeForSale(listing) || regionOf(listing.address.countryId, listing.address.zip) !== 'flanders') return null;
  const band = epcBand('flanders', listing.energy.value);
  return band === 'e' ? 'E' : band === 'f' ? 'F' : null;
}

function duty(
  fact: DutyFact,
  regions: readonly Region[],
  source: string,
  applies: AdvertDuty['applies'],
  isMet: AdvertDuty['isMet'],
): AdvertDuty {
  return { fact, regions, source, applies, isMet };
}

function hasText(text: Translated): boolean {
  return Object.values(text).some((each) => (each ?? '').trim() !== '');
}

function hasEnergyValue({ energy }: Listing): boolean {
  return energy.value !== null;
}

function hasCertificate({ energy }: Listing): boolean {
  return energy.certificateNumber !== null;
}

function isHomeForSale(listing: Listing): boolean {
  return isHome(listing) && isForSale(listing);
}

/** Applies to buildings from before 2001. A garage box is too small for the duty. */
function mayHoldAsbestos({ goal, mainType, detail }: Listing): boolean {
  const built = detail.constructionYear;
  return goal === 'sale' && mainType !== 'plot' && mainType !== 'garage' && built !== null && built < 2001;
}
