import { describe, expect, it } from 'vitest';
import type { Language } from '~/i18n/languages.ts';
import type { Goal } from '../domain/codes.ts';
import type { ListingsPort } from '../domain/port.ts';
import { asNearbyName, asReadSearch } from './read-text.server.ts';
import { searchLikeAddress } from './like-address.server.ts';
import { emptySearch, parseSearch, searchQuery } from './search-params.ts';

const names: Record<Language, string> = { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' };

/** An agency with homes in Gent, in both places called Halle, and in two that share a postcode. */
const listings = {
  cities: async (_scope, { language }) =>
    [
      { name: names[language], zip: '9000' },
      { name: 'Halle', zip: '1500' },
      { name: 'Halle', zip: '2980' },
      { name: 'Sankt Vith', zip: '4780' },
      { name: 'Büllingen', zip: '4780' },
    ].map((city) => ({ ...city, countryId: 10, countryName: 'België', propertyCount: 3 })),
  propertyTypes: async () =>
    [1, 2, 3, 4, 9].map((webId) => ({ id: String(webId), webId, name: {}, showOrder: webId, sale: true, rent: true })),
} satisfies Pick<ListingsPort, 'cities' | 'propertyTypes'>;

async function read(text: string, language: Language = 'nl', goal: Goal = 'sale', query = ''): Promise<string | null> {
  const given = new URLSearchParams(query);
  given.set('search', text);
  const criteria = await asReadSearch(listings, parseSearch(goal, given).criteria, { language, fallback: 'nl' });
  return criteria && `${criteria.goal} ${decodeURIComponent(searchQuery({ criteria, view: 'grid' }))}`;
}

describe('a sentence in the field of words (10.119, 10.135)', () => {
  it('may name the place around which a search reaches', async () => {
    const { criteria } = parseSearch('sale', new URLSearchParams({ search: 'Gent', radius: '20' }));
    expect(await asReadSearch(listings, criteria, { language: 'nl', fallback: 'nl' })).toMatchObject({
      text: '',
      cities: [{ name: 'gent', zip: '9000' }],
      radius: 20,
    });
  });

  it.each<[Language, string, string]>([
    ['nl', 'huis gent', 'sale ?city=gent|9000&type=1'],
    ['nl', 'appartement te huur 9000', 'rent ?city=gent|9000&type=2'],
    [
      'nl',
      'een huis met tuin en drie slaapkamers rond Gent tot 1.600 € per maand',
      'rent ?city=gent|9000&radius=10&type=1&bedrooms=3&price=0-1600&garden=1',
    ],
    ['fr', 'maison avec jardin à Gand, PEB C ou mieux', 'sale ?city=gand|9000&type=1&garden=1&epc=C'],
    ['fr', 'huis Gent', 'sale ?city=gand|9000&type=1'],
    [
      'en',
      'flat with a lift and a cellar in Ghent under 300k',
      'sale ?city=ghent|9000&type=2&price=0-300000&lift=1&cellar=1',
    ],
    ['de', 'möblierte Wohnung zu mieten in Gent', 'rent ?city=gent|9000&type=2&furnished=1'],
    ['nl', 'te renoveren huis in Gent', 'sale ?city=gent|9000&type=1&condition=renovate'],
    ['nl', 'villa Parklaan', 'sale ?search=Parklaan&type=1'],
    ['nl', 'huis te koop in Oost-Vlaanderen', 'sale ?city=province.east-flanders&type=1'],
    ['fr', 'appartement à louer en Brabant wallon', 'rent ?city=province.walloon-brabant&type=2'],
    ['en', 'house within 15 km of Arlon', 'sale ?city=arlon&radius=15&type=1'],
    ['de', 'Haus in der Nähe von Eupen oder Raeren', 'sale ?city=eupen&city=raeren&radius=10&type=1'],
    ['nl', 'huis in de provincie Antwerpen', 'sale ?city=province.antwerp&type=1'],
    ['fr', 'maison à vendre en province de Liège', 'sale ?city=province.liege&type=1'],
    ['fr', 'appartement province d’Anvers', 'sale ?city=province.antwerp&type=2'],
    ['en', 'house in the province of East Flanders', 'sale ?city=province.east-flanders&type=1'],
    ['de', 'Haus in der Provinz Lüttich', 'sale ?city=province.liege&type=1'],
    ['nl', 'huis arrondissement Gent', 'sale ?city=arrondissement.gent&type=1'],
    ['nl', 'huis te koop regio Gent', 'sale ?city=gent|9000&type=1'],
    ['fr', 'maison en Région wallonne', 'sale ?city=region.wallonia&type=1'],
    ['nl', 'Gentbrugge', 'sale ?city=gent.gentbrugge'],
    ['nl', 'Vlaanderen', 'sale ?city=region.flanders'],
    ['nl', 'huis tot 1.600 € per maand met 60.000 € eigen geld', 'sale ?type=1&month=1600&own=60000'],
    ['fr', 'appartement à acheter, 1.200 € par mois', 'sale ?type=2&month=1200'],
  ])('%s: %s', async (language, text, expected) => {
    expect(await read(text, language)).toBe(expected);
  });

  it.each(['UC-4272', 'Parklaan', 'Atlantis', 'en', 'de', '%_', 'x'.repeat(100)])(
    'leaves %j as it is (10.115)',
    async (text) => {
      expect(await read(text)).toBeNull();
    },
  );

  it('names a place as it was written where several share its postcode', async () => {
    expect(await read('huis in Büllingen')).toBe('sale ?city=büllingen|4780&type=1');
  });

  it('does not choose between two places of one name', async () => {
    expect(await read('huis in Halle')).toBe('sale ?search=Halle&type=1');
  });

  it('keeps the conditions that it says nothing of, but not the price of the other goal', async () => {
    expect(await read('met tuin', 'nl', 'sale', 'bedrooms=2&price=0-300000')).toBe(
      'sale ?bedrooms=2&price=0-300000&garden=1',
    );
    expect(await read('te huur', 'nl', 'sale', 'bedrooms=2&price=0-300000&noduty=1')).toBe('rent ?bedrooms=2');
  });

  it('is read once: what is left says nothing more', async () => {
    const once = await asReadSearch(
      listings,
      parseSearch('sale', new URLSearchParams({ search: 'villa met tuin in Halle Parklaan' })).criteria,
      { language: 'nl', fallback: 'nl' },
    );
    expect(once).not.toBeNull();
    expect(once && (await asReadSearch(listings, once, { language: 'nl', fallback: 'nl' }))).toBeNull();
  });

  it('is read twenty words at a time: the rest is free text, which the next page reads (10.115)', async () => {
    const long = 'ik zoek een huis met tuin en 3 slaapkamers in of bij Gent of Gentbrugge met een lift en een kelder';
    expect(await read(long)).toBe(
      'sale ?search=kelder&city=gent|9000&city=gent.gentbrugge&radius=10&type=1&bedrooms=3&garden=1&lift=1',
    );
    expect(await read('kelder')).toBe('sale ?cellar=1');
  });
});

/** An agency with homes in two hundred towns, which counts how often their names are read. */
function manyTowns() {
  let reads = 0;
  const towns = Array.from({ length: 200 }, (_, at) => ({
    get name() {
      reads += 1;
      return `Dorp ${at}`;
    },
    zip: String(1_000 + at),
    countryId: 10,
    countryName: 'België',
    propertyCount: 1,
  }));
  const store = { cities: async () => towns, propertyTypes: listings.propertyTypes };
  return {
    namesRead: () => reads,
    search: (text: string) => asReadSearch(store, { ...empty, text }, { language: 'nl', fallback: 'nl' }),
  };
}

const { criteria: empty } = emptySearch('sale');

describe('what a sentence costs', () => {
  it('reads the names of the towns once, for all sentences until listings change (7.4)', async () => {
    const { search, namesRead } = manyTowns();
    await search('huis met tuin in Dorp 12 tot 400.000');
    const atFirst = namesRead();
    expect(await search('villa met tuin en drie slaapkamers in Dorp 17 tot 500.000')).toMatchObject({
      cities: [{ name: 'dorp 17', zip: '1017' }],
    });
    expect(namesRead() - atFirst).toBeLessThan(10);
  });

  it('is no more than a few times as much at its worst', async () => {
    const { search } = manyTowns();
    const milliseconds = async (texts: string[]) => {
      const began = performance.now();
      for (const text of texts) await search(text);
      return performance.now() - began;
    };
    const numbers = Array.from({ length: 40 }, (_, at) => at);
    const honest = numbers.map((at) => `huis met tuin en drie slaapkamers rond Gent tot ${300 + at}.000 euro`);
    const worst = ['a1 '.repeat(32), 'de la '.repeat(16), 'provincie '.repeat(9), '3 bad '.repeat(15)];
    await milliseconds([...honest.slice(0, 10), ...worst]);
    const usual = await milliseconds(honest);
    for (const text of worst)
      expect(await milliseconds(numbers.map((at) => `${text}${at}`)), text).toBeLessThan(10 * usual);
  });
});

describe('words that find nothing (10.228)', () => {
  const near = async (text: string, found = 0, language: Language = 'nl') => {
    const { criteria } = parseSearch('sale', new URLSearchParams({ search: text, bedrooms: '2' }));
    const meant = await asNearbyName({ ...listings, count: async () => found }, criteria, { language, fallback: 'nl' });
    return meant && decodeURIComponent(searchQuery({ criteria: meant, view: 'grid' }));
  };

  it.each<[string, string, Language?]>([
    ['Gnt', '?city=gent|9000&bedrooms=2'],
    ['gnet', '?city=gand|9000&bedrooms=2', 'fr'],
    ['oost-vl', '?city=province.east-flanders&bedrooms=2'],
    ['vlaams b', '?city=province.flemish-brabant&bedrooms=2'],
    ['Sankt Viht', '?city=sankt+vith|4780&bedrooms=2'],
  ])('%j mean a place where the agency has homes', async (text, query, language) => {
    expect(await near(text, 0, language)).toBe(query);
  });

  it.each(['Aalts', 'ge', 'xyz', '9001', 'loft met zicht', 'Gnt '.repeat(100)])('%j stay words', async (text) => {
    expect(await near(text)).toBeNull();
  });

  it('stay words where they alone find something', async () => {
    expect(await near('Gnt', 1)).toBeNull();
  });

  it('are compared with names no longer than names are', async () => {
    const time = async (text: string) => {
      const before = performance.now();
      for (let again = 0; again < 20; again += 1) await near(text);
      return performance.now() - before;
    };
    const honest = await time('Brugse');
    expect(await time('a'.repeat(400))).toBeLessThan(honest * 10);
    expect(await time('ab '.repeat(130))).toBeLessThan(honest * 10);
  });
});

describe('the address of a home that is gone (8.3)', () => {
  it.each<[string, string, string | null]>([
    ['gent', 'huis-met-tuin-en-3-slaapkamers', '?city=gent|9000&type=1'],
    ['gand', 'appartement-deux-chambres', '?city=gent|9000&type=2'],
    ['gent', 'rust-en-ruimte', '?city=gent|9000'],
    ['ledeberg', 'huis', '?city=gent.ledeberg&type=1'],
    ['x', 'huis', null],
    ['atlantis', 'huis-in-gent', null],
  ])('%s/%s leads to homes of its town and type: %j', async (city, title, query) => {
    const like = await searchLikeAddress(listings, 'sale', { city, title }, { language: 'nl', fallback: 'nl' });
    expect(like && decodeURIComponent(searchQuery({ criteria: like, view: 'grid' }))).toBe(query);
  });
});
