import type { Translated } from '~/i18n/languages.ts';
import { propertyTypes, type Goal, type Marquee, type PropertyTypeKey } from '../../domain/codes.ts';
import type { Address, Agent, Coordinates, ListingRecord, OpenVisit, Picture } from '../../domain/entity.ts';
import { typeNames } from '../../domain/property-types.ts';
import { brusselsDay } from '../../domain/rules/day.ts';
import { regionOf } from '../../domain/rules/region.ts';
import { coordinatesOf, safeUrl } from '../crm-values.ts';
import { emptyDetail } from '../empty-detail.ts';
import type { SweepBrightFile, SweepBrightUnit } from './estate.ts';
import { conditions, countries, doubleGlazing, heatings, statusLabels } from './words.ts';

/** When an estate was first published and last changed, taken from its events because the payload lacks it. */
export interface SweepBrightTimes {
  /** ISO day. */
  publishedOn: string;
  /** ISO moment. */
  updatedAt: string;
}

export function sweepBrightListing(estate: SweepBrightUnit, times: SweepBrightTimes): ListingRecord {
  const { price, location, sizes } = estate;
  const goal = goalOf(estate);
  const type = typeOf(estate);
  const webId = propertyTypes.find(({ key }) => key === type)?.webId;
  const rent = estate.price_base_rent.amount === null ? price : estate.price_base_rent;
  const asked = goal === 'sale' ? price : rent;
  const energy = estate.legal?.energy;
  return {
    publishPrice: !asked.hidden,
    publishAddress: location.hidden !== true,
    raw: {
      id: estate.id,
      reference: estate.settings?.reference ?? estate.id.slice(0, 8),
      uniqueCode: null,
      goal,
      ...stateOf(estate.status),
      types: webId === undefined ? [] : [webId],
      mainType: type,
      typeDescription: type === null ? {} : typeNames[type],
      mainTypeName: type === null ? {} : typeNames[type],
      title: estate.description_title,
      description: estate.description,
      price: {
        amount: wholeEuros(goal === 'sale' ? asked.amount : monthly(asked.amount, estate.rent_period)),
        unit: null,
        unitText: {},
      },
      address: addressOf(location),
      coordinates: placeOf(location),
      energy: {
        value: energy?.epc_value ?? estate.epc_value,
        total: energy?.total_epc_value ?? null,
        labelText: energy?.epc_category ?? estate.epc_category,
        secondLabelText: null,
        co2: energy?.co2_emissions ?? null,
        certificateNumber: energy?.epc_reference ?? estate.epc_reference,
        certificateEnd: null,
      },
      rooms: {
        bedRoom: estate.bedrooms,
        bathRoom: estate.bathrooms,
        showerRoom: estate.shower_rooms,
        toilet: estate.toilets,
        garage: estate.garages,
      },
      totalSurface: sizes?.gross_area ?? null,
      livingSurface: sizes?.liveable_area ?? null,
      groundSurface: sizes?.plot_area ?? null,
      ...times,
      detail: {
        ...emptyDetail,
        parkings: estate.parkings,
        floors: estate.floors,
        floor: floorOf(location.floor),
        facades: estate.facades,
        terraceSurface: sizes?.terrace_area ?? null,
        gardenSurface: sizes?.garden_area ?? null,
        constructionYear: estate.building?.construction?.year ?? null,
        renovationYear: estate.building?.renovation?.year ?? null,
        heatingName: featureWords(estate, 'energy'),
        heatingType: featureWords(estate, 'heating_cooling'),
        glazing: estate.features?.['ecology']?.['double_glazing'] === true ? doubleGlazing : {},
        condition: conditions[estate.general_condition ?? ''] ?? {},
        planningInformation: estate.legal_mentions,
        // Amenities that are not listed are unknown, not absent.
        flags: {
          ...emptyDetail.flags,
          gas: estate.features?.['energy']?.['gas'] === true || null,
          lift: has(estate, 'lift'),
          cellar: has(estate, 'basement'),
          terrace: has(estate, 'terrace'),
          garden: has(estate, 'garden'),
          garage: has(estate, 'garage'),
          attic: has(estate, 'attic'),
        },
        chargesRenterCents: goal === 'rent' ? cents(estate.price_recurring_costs) : null,
        depositPrice: goal === 'rent' ? wholeEuros(estate.price_guarantee.amount) : null,
        renterInventoryCents: goal === 'rent' ? cents(estate.price_inventory_report_cost) : null,
        rateableIncomeCents: cents(estate.cadastral_income),
        availableFrom: estate.occupancy?.available_from ?? null,
      },
      pictures: picturesOf(estate.images),
      videoUrls: [safeUrl(estate.video_url)].filter((url) => url !== null),
      tourUrl: safeUrl(estate.virtual_tour_url),
      plans: picturesOf(estate.plans),
      // Their URLs expire and work for anyone who has them, so documents are sent by e-mail on request.
      documents: estate.documents.flatMap(({ id, name, filename }) =>
        id === null ? [] : [{ id, name: { nl: name || filename }, url: null }],
      ),
      openVisits: visitsOf(estate),
      agent: agentOf(estate),
    },
  };
}

const goalOf = ({ negotiation }: SweepBrightUnit): Goal => (negotiation === 'let' ? 'rent' : 'sale');

const mainTypes: Record<string, PropertyTypeKey> = {
  house: 'house',
  apartment: 'apartment',
  parking: 'garage',
  land: 'plot',
  commercial: 'commercial',
  office: 'offices',
};
const subTypes: Record<string, PropertyTypeKey> = {
  studio: 'studio',
  kot: 'studio',
  investment_property: 'income-property',
  industrial: 'industrial',
  warehouse: 'industrial',
  workshop: 'industrial',
};

export function typeOf({ type, sub_type }: Pick<SweepBrightUnit, 'type' | 'sub_type'>): PropertyTypeKey | null {
  return subTypes[sub_type ?? ''] ?? mainTypes[type ?? ''] ?? null;
}

function stateOf(status: string | null): { marquee: Marquee; marqueeLabel: Translated } {
  if (status === 'sold' || status === 'rented') return { marquee: status, marqueeLabel: {} };
  return { marquee: 'none', marqueeLabel: statusLabels[status ?? ''] ?? {} };
}

/** Converts a rent to euros per month; null for periods that cannot be converted (a day, a season). */
function monthly(amount: number | null, period: string | null): number | null {
  const months: Record<string, number> = { month: 1, week: 12 / 52, quarter: 3, year: 12 };
  const length = months[period ?? 'month'];
  return amount === null || length === undefined ? null : amount / length;
}

/** CRMs store 0 for "no price". */
export function wholeEuros(amount: number | null): number | null {
  return amount !== null && amount > 0 && amount <= 1_000_000_000 ? Math.round(amount) : null;
}

function cents({ amount, hidden }: { amount: number | null; hidden: boolean }): number | null {
  return amount === null || hidden || Math.abs(amount) > 10_000_000 ? null : Math.round(amount * 100);
}

export function addressOf({
  street,
  number,
  addition,
  box,
  postal_code,
  city,
  country,
}: SweepBrightUnit['location']): Address {
  const zip = postal_code.replace(/^[a-z]{1,2}-/i, '');
  const region = regionOf(countries[country].id, zip);
  return {
    street,
    houseNumber: [number, addition].filter(Boolean).join('') || null,
    box,
    zip,
    // The payload has a place name only in the local language.
    city: region === 'wallonia' || region === 'luxembourg' ? { fr: city } : { nl: city },
    countryId: countries[country].id,
    countryName: countries[country].name,
  };
}

export function placeOf({ geo }: SweepBrightUnit['location']): Coordinates | null {
  return coordinatesOf({ Latitude: geo?.latitude ?? null, Longitude: geo?.longitude ?? null });
}

function floorOf(floor: string | null): number | null {
  return floor !== null && /^-?\d{1,3}$/.test(floor) ? Number(floor) : null;
}

function has({ amenities }: SweepBrightUnit, name: string): true | null {
  return amenities.includes(name) || null;
}

/** The names of the features in a group that the estate has. */
function featureWords({ features }: SweepBrightUnit, group: string): Translated {
  const names = Object.entries(features?.[group] ?? {}).flatMap(([name, there]) =>
    there === true ? (heatings[name] ?? []) : [],
  );
  if (names.length === 0) return {};
  // German nouns keep their capital.
  const joined = (language: keyof Translated) =>
    names
      .map((words, index) => (index === 0 || language === 'de' ? words[language] : words[language]?.toLowerCase()))
      .join(', ');
  return { nl: joined('nl'), fr: joined('fr'), en: joined('en'), de: joined('de') };
}

export function picturesOf(images: readonly SweepBrightFile[]): Picture[] {
  return images.flatMap(({ id, name, lasting }) =>
    id === null || lasting === null ? [] : [{ id, url: lasting, width: null, height: null, name }],
  );
}

function visitsOf({ open_homes }: SweepBrightUnit): OpenVisit[] {
  return (open_homes ?? []).flatMap(({ start_date, end_date }) => {
    const [from, to] = [start_date, end_date].map((text) => new Date(text ?? ''));
    if (!from || !to || Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return [];
    return [{ day: brusselsDay(from), from: brusselsTime(from), to: brusselsTime(to) }];
  });
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', hour: '2-digit', minute: '2-digit' });
const brusselsTime = (moment: Date): string => clock.format(moment);

export function agentOf({ negotiator }: Pick<SweepBrightUnit, 'negotiator'>): Agent | null {
  const name = [negotiator?.first_name, negotiator?.last_name].filter(Boolean).join(' ');
  if (!negotiator || name === '') return null;
  const { id, email, phone } = negotiator;
  return { id: id ?? email ?? name, name, phone, mobile: null, email, function: {}, pictureUrl: null };
}
