import { describe, expect, it } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import { languages, type Language } from '~/i18n/languages.ts';
import { propertyTypes, type Goal } from '../domain/codes.ts';
import { parseSearch } from '../search/search-params.ts';
import type { SearchOptions } from '../search/search-options.ts';
import { chosenPlace } from '../places/offered.server.ts';
import type { PlaceChoice } from '../places/place.ts';
import { searchHeading } from './search-heading.ts';

const french: Partial<Record<string, string>> = { Gent: 'Gand', Brugge: 'Bruges', Aarlen: 'Arlon' };

/** The page's options: the cities that have homes, in the page's language. */
function optionsIn(language: Language): SearchOptions {
  const city = (name: string, zip: string) => ({
    name: language === 'fr' ? (french[name] ?? name) : name,
    zip,
    count: 1,
  });
  const cities = [
    ...[city('Gent', '9000'), city('Gent', '9030'), city('Brugge', '8000'), city('Aarlen', '6700')],
    ...[city('La Louvière', '7100'), city('Le Rœulx', '7070'), city('Les Bons Villers', '6210')],
  ];
  return {
    fields: { city: true, type: true, price: true, rooms: [], filters: [] },
    cities: { sale: cities, rent: cities },
    places: { sale: places(language), rent: places(language) },
    types: [],
    counts: { types: null, features: {}, options: {} },
  };
}

const places = (language: Language): PlaceChoice[] =>
  [
    'province.antwerp',
    'province.namur',
    'arrondissement.leuven',
    'region.wallonia',
    'melle',
    'gent.gentbrugge',
  ].flatMap((id) => chosenPlace(id, language) ?? []);

async function said(language: Language, query: string, total: number, goal: Goal = 'sale'): Promise<string> {
  const { t } = await translationFor(language, {});
  const { criteria } = parseSearch(goal, new URLSearchParams(query));
  return searchHeading({ criteria, total, options: optionsIn(language) }, language, t);
}

describe('the heading of results (10.123)', () => {
  it.each([
    ['', 1248, '1.248 panden te koop'],
    ['', 1, '1 pand te koop'],
    ['', 0, 'Geen panden te koop'],
    ['type=1&city=gent|9000&city=brugge|8000', 15, '15 huizen te koop in Gent en Brugge'],
    ['type=1&city=gent|9000', 1, '1 huis te koop in Gent'],
    ['type=1&city=gent|9000', 0, 'Geen huizen te koop in Gent'],
    ['type=1&type=2', 7, '7 huizen en appartementen te koop'],
    ['type=1&type=2', 1, '1 huis of appartement te koop'],
    ['type=1&type=2', 0, 'Geen huizen of appartementen te koop'],
    ['type=1&type=2&type=3', 7, '7 panden te koop'],
    ['type=77', 7, '7 panden te koop'],
    ['city=gent|9000&city=gent|9030', 4, '4 panden te koop in Gent'],
    ['city=sint-niklaas|9100', 0, 'Geen panden te koop in Sint-Niklaas'],
    ['city=gent|9000&city=brugge|8000&city=aarlen|6700', 9, '9 panden te koop in Gent, Brugge en 1 andere plaats'],
    ['type=1&city=province.antwerp', 3, '3 huizen te koop in de provincie Antwerpen'],
    ['city=gent|9000&city=arrondissement.leuven', 3, '3 panden te koop in Gent en het arrondissement Leuven'],
    ['city=gent|9000&radius=10', 3, '3 panden te koop in Gent en tot 10 km rondom'],
    ['search=zwembad&radius=10', 3, '3 panden te koop'],
    ['city=gent.gentbrugge', 0, 'Geen panden te koop in Gentbrugge (Gent)'],
    ['price=100000-200000&garden=1', 9, '9 panden te koop'],
  ])('nl: %j of %i is %j', async (query, total, heading) => {
    expect(await said('nl', query, total)).toBe(heading);
  });

  it.each([
    ['type=2&city=arlon|6700', 3, '3 appartements à louer à Arlon'],
    ['type=2&city=arlon|6700', 1, '1 appartement à louer à Arlon'],
    ['type=2&city=province.antwerp', 3, '3 appartements à louer en province d’Anvers'],
    ['city=gand|9000&city=region.wallonia', 3, '3 biens à louer à Gand et en Wallonie'],
    ['city=gand|9000&radius=5', 3, '3 biens à louer à Gand et jusqu’à 5 km aux alentours'],
    ['type=1', 0, 'Aucune maison à louer'],
    ['type=1&type=2&city=gand|9000', 0, 'Aucune maison ni aucun appartement à louer à Gand'],
    ['type=1&type=2', 1, '1 maison ou appartement à louer'],
    ['city=gand|9000&city=bruges|8000', 12, '12 biens à louer à Gand et à Bruges'],
    ['city=le rœulx|7070&city=les bons villers|6210', 2, '2 biens à louer au Rœulx et aux Bons Villers'],
    ['city=la louvière|7100', 2, '2 biens à louer à La Louvière'],
    [
      'city=arlon|6700&city=gand|9000&city=bruges|8000&city=la louvière|7100',
      8,
      '8 biens à louer à Arlon, à Gand et dans 2 autres localités',
    ],
  ])('fr: %j of %i is %j', async (query, total, heading) => {
    expect(await said('fr', query, total, 'rent')).toBe(heading);
  });

  it.each([
    ['en', 'type=4&city=gent|9000', 2, '2 plots for sale in Gent'],
    ['en', 'type=5', 1, '1 investment property for sale'],
    ['en', 'type=1&type=9', 0, 'No houses or garages for sale'],
    [
      'en',
      'city=gent|9000&city=brugge|8000&city=aarlen|6700',
      2,
      '2 properties for sale in Gent, Brugge and 1 other place',
    ],
    ['de', 'type=1&city=gent|9000', 15, '15 Häuser zu verkaufen in Gent'],
    ['en', 'city=province.namur&city=gent|9000', 2, '2 properties for sale in Gent and the province of Namur'],
    ['de', 'city=province.namur', 2, '2 Immobilien zu verkaufen in der Provinz Namur'],
    ['de', 'type=2', 1, '1 Wohnung zu verkaufen'],
    ['de', 'type=1&type=2', 0, 'Keine Häuser oder Wohnungen zu verkaufen'],
    [
      'de',
      'city=gent|9000&city=brugge|8000&city=aarlen|6700',
      2,
      '2 Immobilien zu verkaufen in Gent, Brugge und 1 weiterem Ort',
    ],
  ] as const)('%s: %j of %i is %j', async (language, query, total, heading) => {
    expect(await said(language, query, total)).toBe(heading);
  });

  it.each(languages)('%s has a word for none, one and many of each type', async (language) => {
    for (const { webId } of propertyTypes) {
      const lines = await Promise.all([0, 1, 2].map((total) => said(language, `type=${webId}`, total)));
      expect(new Set(lines).size).toBe(3);
      expect(lines.join()).not.toContain('searchHeading');
    }
  });
});
