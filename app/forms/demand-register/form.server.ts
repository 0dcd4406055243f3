import type { z } from 'zod';
import { changeParameter, searchesPath } from '~/addresses/entity-paths.ts';
import { plainText } from '~/i18n/text.ts';
import { isGoal } from '~/listings/domain/codes.ts';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import { isOpenEnded } from '~/listings/domain/rules/price-range.ts';
import { parseSearch } from '~/listings/search/search-params.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { FormProps } from '../form.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import { errorAbout } from '../said-error.ts';
import { readPlaces, type ReadPlaces } from './places.server.ts';
import type { schema } from './schema.ts';

type Values = z.output<typeof schema>;

/** What mails link to. */
interface Made {
  path: string;
  isChange: boolean;
}

/** What the fields need besides texts. */
export interface DemandData {
  types: { webId: number; name: string }[];
  /** Whether a search that is there is changed. */
  isChange: boolean;
}

const unknownPlace = ({ unknown }: ReadPlaces) =>
  unknown === null ? null : errorAbout('demandRegisterForm.errors.placeUnknown', { place: unknown });

export const form: FormServer<Values, Made, ReadPlaces> = {
  load: async (visit) => {
    const [types, given] = await Promise.all([visit.context.listings.propertyTypes(), givenBy(visit)]);
    const data: DemandData = {
      types: types
        .toSorted((a, b) => a.showOrder - b.showOrder)
        .map(({ webId, name }) => ({ webId, name: plainText(name, visit.choice) })),
      isChange: 'demand' in given,
    };
    return { data, given };
  },

  stored: ({ password: _password, passwordAgain: _again, demand: _key, ...values }) => values,

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
    return places;
  },

  become: async (sql, { values, language }, { alerts }, { text, zones }) => {
    const { demand: key, firstName, lastName, email, password } = values;
    const demand = {
      language,
      frequency: values.frequency,
      goal: values.goal,
      types: values.types,
      areas: values.areas,
      places: text,
      zones: [...zones, ...values.areas.map((area) => `a${area}` as const)],
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
    write: (field, value) =>
      typeof value === 'number' && (field === 'minPrice' || field === 'maxPrice') ? formatPrice(value) : undefined,
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

/** What the fields begin with: the search that is to be changed, or the one that the visitor has just made. */
async function givenBy({ query, context }: Visit): Promise<FormProps['given']> {
  const key = query.get(changeParameter);
  const known = key === null ? null : await context.alerts.toChange(key);
  if (key !== null && known !== null) {
    const { demand, person } = known;
    return filled({
      demand: key,
      goal: demand.goal,
      types: demand.types.map(String),
      places: demand.places,
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
  }
  const goal = query.get('goal');
  if (!isGoal(goal)) return {};
  const { criteria } = parseSearch(goal, query);
  return filled({
    goal,
    types: criteria.types.map(String),
    places: criteria.cities.map(({ name, zip }) => `${capitalised(name)} ${zip}`).join(', '),
    minPrice: criteria.price?.min ?? 0,
    maxPrice: criteria.price === null || isOpenEnded(goal, criteria.price) ? null : criteria.price.max,
    minBedrooms: criteria.rooms.bedrooms ?? 0,
    garages: criteria.rooms.garages ?? 0,
    parking: criteria.filters.parking ?? false,
    terrace: criteria.filters.terrace ?? false,
    garden: criteria.filters.garden ?? false,
  });
}

/** Only what is chosen; nothing is as good as 0. */
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

/** `sint-niklaas` → `Sint-Niklaas`, as the search's chips have it. */
function capitalised(name: string): string {
  return name.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
