import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { changeParameter, formPath, searchesPath } from '~/addresses/entity-paths.ts';
import type { Language } from '~/i18n/languages.ts';
import { plainText } from '~/i18n/text.ts';
import type { Area } from '~/listings/domain/areas.ts';
import { goals, isGoal } from '~/listings/domain/codes.ts';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import { isOpenEnded } from '~/listings/domain/rules/price-range.ts';
import type { SearchCriteria } from '~/listings/domain/criteria.ts';
import type { ListingsPort } from '~/listings/domain/port.ts';
import { capitalised } from '~/listings/search/active-filters.ts';
import { withKnownPlaces } from '~/listings/search/known-places.server.ts';
import { parseSearch } from '~/listings/search/search-params.ts';
import { readTexts } from '~/site/shell.server.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { FormProps } from '../form.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import { errorAbout } from '../said-error.ts';
import {
  askedCriteria,
  askedOf,
  askedZones,
  everywhere,
  reaches,
  wishesOf,
  type CountryZone,
  type Wish,
} from './asked.server.ts';
import { readPlaces, type ReadPlaces } from './places.server.ts';
import type { schema } from './schema.ts';

type Values = z.output<typeof schema>;

/** Passed to the mails. */
interface Made {
  path: string;
  isChange: boolean;
}

/** The fields' data besides texts. */
export interface DemandData {
  types: { webId: number; name: string }[];
  /** The search's conditions beyond the form's own fields. */
  wishes: Wish[];
  /** Whether an existing search is edited. */
  isChange: boolean;
}

/** The interpretation of the place field and the wishes. */
interface Known {
  text: string;
  zones: readonly (ReadPlaces['zones'][number] | `a${Area}` | CountryZone)[];
  asked: string;
}

const unknownPlace = ({ unknown }: ReadPlaces) =>
  unknown === null ? null : errorAbout('demandRegisterForm.errors.placeUnknown', { place: unknown });

export const form: FormServer<Values, Made, Known> = {
  load: async (visit) => {
    const { context, language, query } = visit;
    const [types, { given, search }, t] = await Promise.all([
      context.listings.propertyTypes(),
      givenBy(visit),
      readTexts(context, language),
    ]);
    const data: DemandData = {
      types: types
        .toSorted((a, b) => a.showOrder - b.showOrder)
        .map(({ webId, name }) => ({ webId, name: plainText(name, visit.choice) })),
      wishes: search === null ? [] : wishesOf(search, language, t),
      isChange: 'demand' in given,
    };
    // Without JavaScript, the page that shows errors still needs the search.
    const action = visit.inMode(`${formPath('demand-register', language)}?${query}`);
    return { data, given, ...(search !== null && { action }) };
  },

  stored: ({ password: _password, passwordAgain: _again, demand: _key, ...values }) => ({
    ...values,
    ...budgetOf(values),
  }),

  examined: {
    fields: ['places'],
    examine: async ({ places }, { listings }, language) => {
      const error = typeof places === 'string' ? unknownPlace(await readPlaces(listings, places, language)) : null;
      return error === null ? {} : { places: [error] };
    },
  },

  prepare: async ({ values, language }, { listings }) => {
    const places = await readPlaces(listings, values.places ?? '', language);
    const error = unknownPlace(places);
    if (error !== null) throw new FormRefusal('places', error);
    const { goal, areas, wishes } = values;
    const asked = askedOf(goal, wishes);
    const criteria = askedCriteria(goal, asked);
    const besides = await zonesOf(criteria, listings, language);
    const zones = [...places.zones, ...areas.map((area) => `a${area}` as const), ...besides];
    if (zones.length > 0) return { text: places.text, asked, zones: [...new Set(zones)] };
    if (criteria.area === null && criteria.box === null)
      throw new FormRefusal('places', 'demandRegisterForm.errors.zone');
    return { text: places.text, asked, zones: everywhere };
  },

  become: async (sql, { values, language }, { alerts }, { text, zones, asked }) => {
    const { demand: key, firstName, lastName, email, password } = values;
    const demand = {
      language,
      frequency: values.frequency,
      goal: values.goal,
      types: values.types,
      areas: values.areas,
      places: text,
      zones,
      asked,
      minPrice: values.minPrice ?? null,
      maxPrice: values.maxPrice ?? null,
      minBedrooms: values.minBedrooms ?? null,
      maxBedrooms: values.maxBedrooms ?? null,
      garages: values.garages ?? 0,
      parking: values.parking,
      terrace: values.terrace,
      garden: values.garden,
    };
    if (!key) {
      const made = await alerts.register(sql, { firstName, lastName, email, password: password || null }, demand);
      return { path: searchesPath(language, made.key), isChange: false };
    }
    const changed = await alerts.change(sql, key, email, demand);
    if (changed === null) throw new FormRefusal(null, 'demandRegisterForm.errors.gone');
    if (changed === 'another address') throw new FormRefusal('email', 'demandRegisterForm.errors.emailFixed');
    return { path: searchesPath(language, changed.key), isChange: true };
  },

  mails: {
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    email: ({ email }) => email,
    write: (field, value, { t, language }) => {
      if (field === 'wishes' && Array.isArray(value)) return wishesText(value.map(String), language, t);
      if (field === 'budget') return budgetText(String(value), t);
      return typeof value === 'number' && (field === 'minPrice' || field === 'maxPrice')
        ? formatPrice(value)
        : undefined;
    },
    office: {
      subject: ({ firstName, lastName }, { t, made }) =>
        t(made.isChange ? 'demandRegisterForm.officeChanged' : 'demandRegisterForm.officeSubject', {
          name: `${firstName} ${lastName}`,
        }),
    },
    visitor: {
      subject: (_values, { t, made }) =>
        t(made.isChange ? 'demandRegisterForm.visitorChanged' : 'demandRegisterForm.visitorSubject'),
      text: (_values, { t, made }) =>
        t(made.isChange ? 'demandRegisterForm.visitorChangedText' : 'demandRegisterForm.visitorText'),
      links: (_values, { t, made, origin }) => [
        {
          label: t(made.isChange ? 'demandRegisterForm.alerts.manage' : 'demandRegisterForm.alerts.confirmLink'),
          url: origin + made.path,
        },
      ],
    },
  },
};

/** The budget as stored: `300000-400000`, `-400000`, `300000-`. Omitted if no price is given. */
export function budgetOf({ minPrice, maxPrice }: Pick<Values, 'minPrice' | 'maxPrice'>): { budget?: string } {
  return minPrice === undefined && maxPrice === undefined ? {} : { budget: `${minPrice ?? ''}-${maxPrice ?? ''}` };
}

/** `vanaf € 300.000 tot € 400.000` */
function budgetText(budget: string, t: TFunction): string {
  const [min = '', max = ''] = budget.split('-');
  return [
    min === '' ? '' : t('demandRegisterForm.alerts.priceFrom', { price: formatPrice(Number(min)) }),
    max === '' ? '' : t('demandRegisterForm.alerts.priceTo', { price: formatPrice(Number(max)) }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The zones of a search's places: towns with their radius, provinces, regions. */
async function zonesOf(
  criteria: SearchCriteria,
  listings: Pick<ListingsPort, 'municipalities'>,
  language: Language,
): Promise<Known['zones']> {
  if (!reaches(criteria)) return [];
  return [...(await readPlaces(listings, citiesText(criteria.cities), language)).zones, ...askedZones(criteria)];
}

/** Wishes in words, joined. The goal is unknown here, so it uses whichever goal describes more of them. */
function wishesText(wishes: readonly string[], language: Language, t: TFunction): string {
  const [sale, rent] = goals.map((goal) => wishesOf(askedCriteria(goal, wishes.join('&')), language, t));
  const longer = (sale?.length ?? 0) >= (rent?.length ?? 0) ? sale : rent;
  return (longer ?? []).map(({ label }) => label).join('; ');
}

interface Begun {
  given: FormProps['given'];
  /** The search that the wishes come from; null for none. */
  search: SearchCriteria | null;
}

/** Initial values: from the search being edited, or from the visitor's last search. */
async function givenBy({ query, context, language }: Visit): Promise<Begun> {
  const key = query.get(changeParameter);
  const known = key === null ? null : await context.alerts.toChange(key);
  if (key !== null && known !== null) {
    const { demand, person } = known;
    const search = askedCriteria(demand.goal, demand.asked);
    const given = filled({
      demand: key,
      goal: demand.goal,
      types: demand.types.map(String),
      places: demand.places,
      wishes: wishesOf(search, language, await readTexts(context, language)).map(({ value }) => value),
      areas: demand.areas,
      minPrice: demand.minPrice,
      maxPrice: demand.maxPrice,
      minBedrooms: demand.minBedrooms,
      maxBedrooms: demand.maxBedrooms,
      garages: demand.garages,
      parking: demand.parking,
      terrace: demand.terrace,
      garden: demand.garden,
      frequency: demand.frequency,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
    });
    return { given, search };
  }
  const goal = query.get('goal');
  if (!isGoal(goal)) return { given: {}, search: null };
  const { criteria } = withKnownPlaces(parseSearch(goal, query));
  const wishes = wishesOf(criteria, language, await readTexts(context, language));
  const given = filled({
    goal,
    types: criteria.types.map(String),
    places: reaches(criteria) ? '' : citiesText(criteria.cities),
    wishes: wishes.map(({ value }) => value),
    minPrice: criteria.price?.min ?? 0,
    maxPrice: criteria.price === null || isOpenEnded(goal, criteria.price) ? null : criteria.price.max,
    minBedrooms: criteria.rooms.bedrooms ?? 0,
    garages: criteria.rooms.garages ?? 0,
    parking: criteria.filters.parking ?? false,
    terrace: criteria.filters.terrace ?? false,
    garden: criteria.filters.garden ?? false,
  });
  return { given, search: criteria };
}

/** Only non-empty values; 0 counts as empty. */
function filled(
  fields: Record<string, string | number | boolean | readonly string[] | null>,
): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, string | readonly string[]][] => {
      if (typeof value === 'object') return value === null || value.length === 0 ? [] : [[name, value]];
      if (value === true) return [[name, 'on']];
      return value === false || value === 0 || value === '' ? [] : [[name, String(value)]];
    }),
  );
}

const citiesText = (cities: SearchCriteria['cities']) =>
  cities.map(({ name, zip }) => `${capitalised(name)} ${zip}`).join(', ');
