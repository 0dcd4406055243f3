import pino from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchCriteria } from '~/listings/domain/criteria.ts';
import type { ContentSource } from '~/content/source.ts';
import { sources } from '~/content/source.ts';
import type { ListingSummary } from '~/listings/domain/entity.ts';
import { resolveRequest } from '~/site/resolve-request.ts';
import { beginVisit } from '~/site/visit.server.ts';
import { loadModules, structuredDataOf } from './load.server.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { StoredModule } from './stored-module.ts';

const page = (id: string, fields: object = {}) => ({
  _id: id,
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  status: 'Published',
  pageType: 'content',
  parentId: null,
  order: 0,
  menuPosition: 'main',
  title: { nl: id },
  description: { nl: `Over ${id}` },
  breadcrumb: null,
  path: { nl: id },
  redirect: null,
  externalUrl: null,
  noIndex: null,
  ...fields,
});

const answers = new Map<string, unknown>([
  [
    sources.site.query,
    {
      settings: {
        languageDefault: 'nl',
        languageUse: [{ code: 'fr', use: true }],
        stats: { foundedYear: 2000, teamSize: 9 },
      },
      header: null,
      footer: null,
      filterConfig: null,
    },
  ],
  [sources.pageTree.query, [page('selling'), page('draft', { status: 'Draft' })]],
  [
    sources.articleIndex.query,
    {
      categories: [{ _id: 'news', name: { nl: 'Nieuws' }, parentId: null, webId: '1', order: 1 }],
      articles: [
        ['a', '2026-01-01', 'Beta'],
        ['b', '2026-03-01', 'Alfa'],
        ['c', '2026-02-01', 'Gamma'],
      ].map(([_id, date, title]) => ({
        _id,
        _updatedAt: date,
        title: { nl: title },
        excerpt: null,
        path: null,
        date,
        status: 'Published',
        externalUrl: null,
        categoryId: 'news',
        image: null,
      })),
    },
  ],
  [
    sources.testimonialIndex.query,
    [
      {
        _id: 'x',
        name: 'Xavier',
        place: null,
        path: { nl: 'xavier' },
        quote: { nl: 'Goed' },
        date: '2026-01-01',
        rating: 4,
        image: null,
      },
      {
        _id: 'y',
        name: 'Yasmin',
        place: null,
        path: null,
        quote: { nl: 'Beter' },
        date: '2026-02-01',
        rating: 5,
        image: null,
      },
    ],
  ],
]);

const summary = (id: string, marquee: ListingSummary['marquee'] = 'none') =>
  ({
    id,
    reference: id,
    goal: 'sale',
    marquee,
    marqueeLabel: null,
    types: [1],
    mainType: 'house',
    price: { amount: 100_000, unit: null, unitText: {} },
    energy: {
      value: null,
      total: null,
      labelText: null,
      secondLabelText: null,
      co2: null,
      certificateNumber: null,
      certificateEnd: null,
    },
    rooms: { bedRoom: 3, bathRoom: null, showerRoom: null, toilet: null, garage: null },
    livingSurface: 120,
    groundSurface: null,
    coordinates: null,
    publishedOn: '2026-01-01',
    updatedAt: '2026-01-01T00:00:00Z',
    title: `Huis ${id}`,
    titleLanguage: 'nl',
    typeDescription: 'Huis',
    mainTypeName: 'Huis',
    priceUnitText: null,
    street: null,
    houseNumber: null,
    box: null,
    zip: '9000',
    city: 'Gent',
    countryId: 10,
    countryName: 'België',
    isPriceLowered: false,
    chargesRenterCents: null,
    pictures: [],
  }) satisfies ListingSummary;

const offers = [summary('1'), summary('2', 'new'), summary('3', 'sold'), summary('4', 'new')];

const rented = { ...summary('5', 'rented'), goal: 'rent' as const, publishedOn: '2026-02-01' };
const toLet = [{ ...summary('6', 'new'), goal: 'rent' as const, publishedOn: '2026-03-01' }, rented];

type Asked = Partial<Pick<SearchCriteria, 'goal' | 'filters'>>;

const search = vi.fn(({ goal, filters }: Asked, { pageSize = 24 }: { pageSize?: number }) =>
  Promise.resolve({
    items: (goal === 'rent' ? toLet : offers)
      .filter(({ marquee }) => filters?.sold || (marquee !== 'sold' && marquee !== 'rented'))
      .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.id.localeCompare(a.id))
      .slice(0, pageSize),
    total: offers.length,
    page: 1,
    pageCount: 1,
  }),
);

let logOnce: ReturnType<typeof vi.fn>;
let visit: Visit;

beforeEach(async () => {
  search.mockClear();
  logOnce = vi.fn();
  const content = {
    read: (source: ContentSource) => Promise.resolve(answers.get(source.query)),
    derive: (_key: string, make: (reader: unknown) => Promise<unknown>) => make(content),
  };
  const context = {
    resolved: resolveRequest('/nl/'),
    content,
    logOnce,
    origin: 'https://site.example',
    log: pino({ level: 'silent' }),
    now: () => new Date('2026-11-21T12:00:00Z'),
    listings: {
      search,
      propertyTypes: () => Promise.resolve([{ webId: 1 }, { webId: 2 }, { webId: 9 }]),
      projects: () => Promise.resolve([{ id: 'p', address: { zip: '9000' }, updatedAt: '2026-01-01' }]),
      summaries: (ids: string[]) => Promise.resolve(ids.flatMap((id) => offers.find((offer) => offer.id === id) ?? [])),
      statistics: () =>
        Promise.resolve({
          byGoal: {
            sale: { total: 4, offered: 3, byMarquee: { none: 1, new: 2, sold: 1, rented: 0 } },
            rent: { total: 2, offered: 1, byMarquee: { none: 1, new: 0, sold: 0, rented: 1 } },
          },
          cities: 5,
          projects: 2,
        }),
    },
  } as unknown as Visit['context'];
  visit = await beginVisit(context, new Request('http://localhost/nl/'));
});

/** A module as stored in the lake. */
const stored = (type: string, fields: object = {}) =>
  ({ _key: `${type}-1`, _type: type, status: 'Published', ...fields }) as unknown as StoredModule;
const relation = (type: string, id: string) => ({ _key: id, _type: 'relation', type, id });
const relationTo = (type: string, id: string) => ({ _key: id, _type: 'relation', type, reference: { _ref: id } });

async function cardsOf(type: string, fields: object): Promise<string[]> {
  const [module] = await loadModules([stored(type, fields)], visit);
  const cards = module && 'cards' in module ? module.cards : [];
  return cards.map((card) => ('id' in card ? card.id : (card.title?.text ?? '')));
}

describe('loading modules (3.11)', () => {
  it('leaves out modules that editors have hidden', async () => {
    expect(await loadModules([stored('statsViewModule', { status: 'Hidden' })], visit)).toEqual([]);
  });

  it('leaves out values that are not modules, and a field that is not a list', async () => {
    for (const odd of ['none', 7, {}, [null, 'module', 3]])
      expect(await loadModules(odd as unknown as StoredModule[], visit)).toEqual([]);
  });

  it('leaves out an unknown type, and logs it once per type (10.24)', async () => {
    expect(await loadModules([stored('hologramModule'), stored('statsViewModule')], visit)).toHaveLength(1);
    expect(logOnce).toHaveBeenCalledWith('module-type:hologramModule', expect.anything(), expect.any(String));
  });

  it('leaves out a module whose data fails to load, and shows the others (10.24)', async () => {
    search.mockRejectedValueOnce(new Error('database down'));
    const loaded = await loadModules([stored('propertyListModule'), stored('statsViewModule')], visit);
    expect(loaded.map(({ type }) => type)).toEqual(['statsViewModule']);
    expect(logOnce).toHaveBeenCalledTimes(1);
  });

  it('gives a module without any choices the Studio’s defaults (9.23)', async () => {
    const [module] = await loadModules([stored('statsViewModule')], visit);
    expect(module).toMatchObject({
      titleSize: 'h2',
      position: 'left',
      span: 12,
      view: 'grid',
      itemsPerRow: 4,
      title: null,
    });
  });
});

describe('articles', () => {
  it.each([
    ['newest', ['b', 'c', 'a']],
    ['oldest', ['a', 'c', 'b']],
    ['title', ['b', 'a', 'c']],
  ])('sorted by %s', async (sort, expected) => {
    expect(await cardsOf('articleCardsModule', { sort })).toEqual(expected);
  });

  it('are those an editor chose, in that order, at most maxItems (3.12)', async () => {
    const relations = [relationTo('article', 'c'), relationTo('article', 'a')];
    expect(await cardsOf('articleCardsModule', { sort: 'chosen', relations })).toEqual(['c', 'a']);
    expect(await cardsOf('articleCardsModule', { sort: 'chosen', relations, maxItems: 1 })).toEqual(['c']);
    expect(await cardsOf('articleCardsModule', { relations: [relationTo('category', 'news')] })).toHaveLength(3);
  });
});

describe('properties', () => {
  it('are four unless an editor says otherwise, of the goal that the list says (9.23)', async () => {
    await cardsOf('propertyListModule', { relations: [relation('property-list', 'sale')] });
    expect(search).toHaveBeenLastCalledWith(
      expect.objectContaining({ goal: 'sale' }),
      expect.objectContaining({ pageSize: 4 }),
    );
    await cardsOf('propertyListModule', {
      maxItems: 2,
      sort: 'price-asc',
      relations: [relation('property-list', 'rent')],
    });
    expect(search).toHaveBeenLastCalledWith(
      expect.objectContaining({ goal: 'rent', sort: 'price-asc' }),
      expect.objectContaining({ pageSize: 2 }),
    );
  });

  it('are all on the market if nothing is chosen, for sale and for rent, without sold and rented ones', async () => {
    expect(await cardsOf('propertyListModule', { maxItems: 9 })).toEqual(['6', '4', '2', '1']);
    expect(await cardsOf('propertyListModule', { maxItems: 2 })).toEqual(['6', '4']);
  });

  it('are homes first: garages and parking, or the types that an editor names, come after (10.234)', async () => {
    const types: Record<string, number[]> = { 1: [1], 2: [2], 4: [2, 1], 7: [9], 8: [9] };
    const all = ['8', '7', '4', '2', '1'].map((id) => ({ ...summary(id), types: types[id] ?? [] }));
    const answer = ({ types: asked = [] }: Asked & { types?: readonly number[] }, { pageSize = 24 }) => {
      const items = all.filter((each) => asked.length === 0 || each.types.some((type) => asked.includes(type)));
      return Promise.resolve({ items: items.slice(0, pageSize), total: items.length, page: 1, pageCount: 1 });
    };
    const usual = search.getMockImplementation();
    search.mockImplementation(answer);
    const sale = [relation('property-list', 'sale')];
    expect(await cardsOf('propertyListModule', { relations: sale })).toEqual(['4', '2', '1', '8']);
    expect(await cardsOf('propertyListModule', { relations: sale, maxItems: 2 })).toEqual(['4', '2']);
    expect(await cardsOf('propertyListModule', { relations: sale, typesLast: [] })).toEqual(['8', '7', '4', '2']);
    expect(await cardsOf('propertyListModule', { relations: sale, typesLast: ['2'], maxItems: 5 })).toEqual([
      ...['8', '7', '4', '1', '2'],
    ]);
    const garages = [...sale, relation('property-type', '9')];
    expect(await cardsOf('propertyListModule', { relations: garages })).toEqual(['8', '7']);
    if (usual) search.mockImplementation(usual);
  });

  it('are those of a marquee, a type or a city where the relations say so (3.12)', async () => {
    const lists = (...ids: string[]) => ({ relations: ids.map((id) => relation('property-list', id)) });
    expect(await cardsOf('propertyListModule', lists('new'))).toEqual(['6', '4', '2']);
    expect(await cardsOf('propertyListModule', lists('new', 'sale'))).toEqual(['4', '2']);
    expect(await cardsOf('propertyListModule', lists('rented'))).toEqual(['5']);
    expect(await cardsOf('propertyListModule', { relations: [relation('property-list', 'sold')] })).toEqual(['3']);
    await cardsOf('propertyListModule', { relations: [relation('property-type', '2'), relation('city', 'Gent|9000')] });
    expect(search).toHaveBeenLastCalledWith(
      expect.objectContaining({ types: [2], cities: [{ name: 'gent', zip: '9000' }] }),
      expect.anything(),
    );
  });

  it.each([
    ['city', 'Gent'],
    ['city', 'gent|'],
    ['property-type', 'huis'],
    ['property-list', 'te koop'],
    ['region', 'flanders'],
  ])('are none where the %s %j is not known, and the log says so (10.212)', async (type, id) => {
    const relations = [relation('property-list', 'sale'), relation(type, id)];
    expect(await cardsOf('propertyListModule', { relations })).toEqual([]);
    expect(logOnce).toHaveBeenCalledWith(
      expect.stringMatching(/^relations:/),
      expect.objectContaining({ relations: [`${type} ${id}`] }),
      expect.stringContaining('shows nothing'),
    );
  });

  it('of projects are none either', async () => {
    expect(await cardsOf('projectListModule', { relations: [relation('city', 'Gent')] })).toEqual([]);
    expect(logOnce).toHaveBeenCalledWith('relations:projectListModule-1', expect.anything(), expect.any(String));
  });

  it('are exactly the chosen ones (3.12)', async () => {
    expect(
      await cardsOf('propertyListModule', { relations: [relation('property', '4'), relation('property', '1')] }),
    ).toEqual(['4', '1']);
  });

  it('that are chosen one by one are sorted as configured', async () => {
    const relations = ['2', '1', '4'].map((id) => relation('property', id));
    expect(await cardsOf('propertyListModule', { relations, sort: 'chosen' })).toEqual(['2', '1', '4']);
    expect(await cardsOf('propertyListModule', { relations, sort: 'newest' })).toEqual(['4', '2', '1']);
    expect(await cardsOf('propertyListModule', { relations, sort: 'price-desc' })).toEqual(['4', '2', '1']);
    expect(await cardsOf('propertyListModule', { relations, sort: 'price-asc', maxItems: 2 })).toEqual(['1', '2']);
  });
});

it('structured data describes a list of properties', async () => {
  const relations = [relation('property', '1')];
  const modules = await loadModules([stored('propertyListModule', { relations }), stored('statsViewModule')], visit);
  expect(structuredDataOf(modules, visit)).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: expect.stringMatching(/^https:\/\/site\.example\/nl\/.*\/1\/$/) }],
    },
  ]);
});

describe('figures', () => {
  it('are computed from listings, testimonials and settings', async () => {
    const relations = ['forSale', 'sold', 'cities', 'testimonials', 'rating', 'years', 'team'].map((id) =>
      relation('stats-view', id),
    );
    const [module] = await loadModules([stored('statsViewModule', { relations, maxItems: 7 })], visit);
    expect(module).toMatchObject({
      figures: [
        { statistic: 'forSale', value: 3 },
        { statistic: 'sold', value: 1 },
        { statistic: 'cities', value: 5 },
        { statistic: 'testimonials', value: 2 },
        { statistic: 'rating', value: 4.5 },
        { statistic: 'years', value: 26 },
        { statistic: 'team', value: 9 },
      ],
    });
  });

  it('are sorted highest first if an editor wants it', async () => {
    const [module] = await loadModules([stored('statsViewModule', { sort: 'highest', maxItems: 2 })], visit);
    expect(module && 'figures' in module ? module.figures.map(({ statistic }) => statistic) : []).toEqual([
      'years',
      'team',
    ]);
  });
});

describe('other lists', () => {
  it('testimonials are sorted as chosen, with a link where they have an article (1.14)', async () => {
    expect(await cardsOf('testimonialsModule', { sort: 'rating' })).toEqual(['y', 'x']);
    const [module] = await loadModules([stored('testimonialsModule', { sort: 'oldest' })], visit);
    expect(module).toMatchObject({
      cards: [
        { id: 'x', link: { href: '/nl/testimonials/xavier/' } },
        { id: 'y', link: null },
      ],
    });
  });

  it('services make cards of pages that exist in the language', async () => {
    const relations = [relationTo('page', 'selling'), relationTo('page', 'draft')];
    expect(await cardsOf('servicesModule', { relations })).toEqual(['selling']);
  });
});
