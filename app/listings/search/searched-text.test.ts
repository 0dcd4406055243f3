import { describe, expect, it } from 'vitest';
import { goals, roomFields } from '../domain/codes.ts';
import { filtersOf } from '../domain/filters.ts';
import { emptySearch, writeSearch } from './search-query.ts';
import { parseSearch } from './search-params.ts';
import { searchedText } from './searched-text.ts';

/** Someone's own means and loan terms are private. */
const ownMeans = ['own', 'rate', 'years', 'second'];

describe('what trackers are told of a search (10.95)', () => {
  it.each(goals)('is each condition of it, for %s (10.149)', (goal) => {
    const { criteria, view } = emptySearch(goal);
    const month = { month: 1_600, own: 60_000, ratePercent: 3, years: 20, ownHome: false };
    const wishes = {
      budget: month,
      yes: true,
      with: true,
      label: 'C',
      state: 'ready',
      day: '2027-01-01',
      range: { min: 1, max: 2 },
    };
    const search = {
      criteria: {
        ...criteria,
        text: 'tuin & terras',
        cities: [{ name: 'Gent', zip: '9000' }],
        types: [1],
        sort: 'price-asc',
        page: 2,
        rooms: Object.fromEntries(roomFields.map(({ parameter }) => [parameter, 1])),
        price: { min: 1_000, max: 1_500 },
        filters: Object.fromEntries(filtersOf(goal).map(({ name, kind }) => [name, wishes[kind]])),
        box: { south: 50, west: 3, north: 51, east: 4 },
        area: [],
      } as never,
      view,
    };
    const told = searchedText(search) ?? '';
    expect(told).toMatch(/^search=tuin & terras&city=gent\|9000&/);
    const names = told.replace('tuin & terras', '').split('&');
    expect(names.map((each) => each.split('=')[0])).toEqual(
      [...writeSearch(search).keys()].filter((name) => ![...['sort', 'page', 'view'], ...ownMeans].includes(name)),
    );
  });

  it.each([
    ['utm_source=mail&gclid=1&email=a%40b.be&sort=price-asc', undefined],
    ['city=gent%7C9000&email=a%40b.be', 'city=gent|9000'],
  ])('is no campaign, nothing of others, and nothing personal that a link carries: %s', (query, told) => {
    expect(searchedText(parseSearch('sale', new URLSearchParams(query)))).toBe(told);
  });
});
