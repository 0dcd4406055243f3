// Requirements 7.1
import { describe, expect, it } from 'vitest';
import type { Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import {
  emptySearch,
  parseSearch,
  parseSubmittedSearch,
  searchLimits,
  searchQuery,
  writeSearch,
} from './search-params.ts';

const parse = (query: string, goal: Goal = 'sale') => parseSearch(goal, new URLSearchParams(query));
const criteria = (query: string, goal: Goal = 'sale') => parse(query, goal).criteria;

describe('reading (2.39)', () => {
  it.each<[string, Partial<SearchCriteria>]>([
    ['search=%20loft%20%20gent%20', { text: 'loft gent' }],
    ['search=a%00b%0Ac', { text: 'a b c' }],
    ['search=first&search=second', { text: 'first' }],
    [
      'city=Gent%7C9000&city=aalst|9300',
      {
        cities: [
          { name: 'gent', zip: '9000' },
          { name: 'aalst', zip: '9300' },
        ],
      },
    ],
    ['city=gent|9000&city=GENT|9000', { cities: [{ name: 'gent', zip: '9000' }] }],
    ['city=gent&city=province.limburg&city=gent', { places: ['gent', 'province.limburg'] }],
    ['city=gent&radius=15&radius=2', { places: ['gent'], radius: 15 }],
    ['city=gent&radius=99999', { places: ['gent'], radius: 100 }],
    ['city=province.limburg&radius=15', { places: ['province.limburg'] }],
    ['city=gent&radius=-5', { places: ['gent'] }],
    ['city=gent&radius=1.5', { places: ['gent'] }],
    ["city=braine-l'alleud|1420", { cities: [{ name: "braine-l'alleud", zip: '1420' }] }],
    ['city=luxembourg|L-1111', { cities: [{ name: 'luxembourg', zip: 'L-1111' }] }],
    ['type=2&type=1&type=2', { types: [2, 1] }],
    [
      'bedrooms=2&bathrooms=1&showerrooms=1&toilets=2&garages=1',
      { rooms: { bedrooms: 2, bathrooms: 1, showerrooms: 1, toilets: 2, garages: 1 } },
    ],
    ['price=100000-500000', { price: { min: 100_000, max: 500_000 } }],
    ['price=100000-3000000', { price: { min: 100_000, max: 3_000_000 } }],
    ['price=100000-99999999', { price: { min: 100_000, max: 3_000_000 } }],
    ['minprice=100000&maxprice=', { price: { min: 100_000, max: 3_000_000 } }],
    ['minprice=&maxprice=250000', { price: { min: 0, max: 250_000 } }],
    ['sort=price-desc', { sort: 'price-desc' }],
    ['page=3', { page: 3 }],
    ['box=50.8,3.6,51.1,3.9', { box: { south: 50.8, west: 3.6, north: 51.1, east: 3.9 } }],
    ['box=50.123456789,3,51,4', { box: { south: 50.12346, west: 3, north: 51, east: 4 } }],
  ])('%s', (query, expected) => expect(criteria(query)).toEqual({ ...emptySearch('sale').criteria, ...expected }));

  it.each([
    '',
    'search=',
    'search=%20%09',
    'city=|',
    'city=Gent',
    'radius=10',
    'city=gent!',
    'city=gent|',
    'city=|9000',
    'city=gent|9000|x',
    "city=gent|'%20or%201=1",
    'type=0',
    'type=-1',
    'type=abc',
    'type=1.5',
    'type=99999999999999999999',
    'bedrooms=-3',
    'bedrooms=0',
    'bedrooms=two',
    'bedrooms=1e3',
    'price=9-1',
    'price=5-5',
    'price=0-3000000',
    'price=-5-10',
    'price=abc',
    'price=1-2-3',
    'price=99999999999999-999999999999999',
    'price=4000000-5000000',
    'minprice=&maxprice=',
    'minprice=x&maxprice=-1',
    'sort=x',
    'sort=newest',
    'view=x',
    'view=grid',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'box=1,2,3',
    'box=51,3,50,4',
    'box=50,4,51,3',
    'box=a,b,c,d',
    'box=-100,0,100,1',
    'box=NaN,1,2,3',
    'goal=1&utm_source=x&constructor=1&__proto__=2',
    '%E0%A4%A=%FF',
  ])('ignores %j', (query) => {
    expect(parse(query)).toEqual(emptySearch('sale'));
    expect(searchQuery(parse(query))).toBe('');
  });

  it('takes the range of the goal (9.13)', () => {
    expect(criteria('price=800-2000', 'rent').price).toEqual({ min: 800, max: 2000 });
    expect(criteria('price=0-2000', 'rent').price).toBeNull();
    expect(criteria('price=0-2000', 'sale').price).toEqual({ min: 0, max: 2000 });
  });

  it('bounds what is absurd (10.33)', () => {
    const cities = Array.from({ length: 500 }, (_, index) => `city=town${index}|${1000 + index}`).join('&');
    expect(criteria(cities).cities).toHaveLength(searchLimits.cities);
    expect(criteria(Array.from({ length: 500 }, (_, index) => `type=${index + 1}`).join('&')).types).toHaveLength(20);
    expect(criteria(`search=${'x'.repeat(100_000)}`).text).toHaveLength(100);
    expect([...criteria(`search=${encodeURIComponent('😀'.repeat(300))}`).text]).toHaveLength(100);
    expect(criteria(`city=${'x'.repeat(1000)}|9000`).cities).toEqual([]);
    expect(criteria('bedrooms=9999').rooms).toEqual({ bedrooms: 50 });
    expect(criteria('page=999999').page).toBe(100_000);
    expect(criteria(`page=${'9'.repeat(400)}`).page).toBe(100_000);
  });
});

describe('writing (5.7)', () => {
  it('has one order for one search', () => {
    const canonical =
      '?search=loft&city=aalst%7C9300&city=gent%7C9000&type=1&type=2&type=10&bedrooms=2&garages=1&price=100000-500000&sort=city&view=map&page=2&box=50.8%2C3.6%2C51.1%2C3.9';
    const shuffled =
      'page=2&box=50.80,3.600,51.1,3.9&view=map&type=10&utm_source=x&type=2&type=1&garages=1&city=GENT|9000&price=100000-500000&city=aalst|9300&bedrooms=2&sort=city&search=+loft';
    expect(searchQuery(parse(shuffled))).toBe(canonical);
    expect(searchQuery(parse(canonical))).toBe(canonical);
  });

  it('writes what it read, in one order', () => {
    const names = [
      ...writeSearch(
        parse('search=a&city=gent|9000&type=1&bedrooms=1&minprice=5&sort=type&view=list&page=2&box=1,2,3,4'),
      ).keys(),
    ];
    expect(names).toEqual(['search', 'city', 'type', 'bedrooms', 'price', 'sort', 'view', 'page', 'box']);
  });

  it('leaves the price out when it is the full range (7.2)', () => {
    const state = emptySearch('rent');
    expect(searchQuery({ ...state, criteria: { ...state.criteria, price: { min: 0, max: 2000 } } })).toBe('');
  });
});

describe('what a plain form sent', () => {
  it.each([
    ['place=Gent&radius=20', '?search=Gent&radius=20'],
    ['search=loft&place=+Gent+9000+&city=aalst|9300', '?search=loft+Gent+9000&city=aalst%7C9300'],
    ['search=&place=&radius=20', ''],
    [`place=${'x'.repeat(1000)}`, `?search=${'x'.repeat(searchLimits.textLength)}`],
  ])('has a place in words: %j (10.182)', (sent, canonical) => {
    expect(searchQuery(parseSubmittedSearch('sale', new URLSearchParams(sent)))).toBe(canonical);
  });
});
