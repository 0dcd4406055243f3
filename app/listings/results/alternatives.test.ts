import { describe, expect, it } from 'vitest';
import { parseSearch } from '../search/search-params.ts';
import { usefulAlternatives, alternativeCandidates, type Alternative } from './alternatives.ts';

const criteria = (query: string) => parseSearch('sale', new URLSearchParams(query)).criteria;

describe('alternatives to a search that found nothing (8.8)', () => {
  it.each([
    ['', []],
    ['price=100000-200000', ['widerPrice', 'anyPrice']],
    ['price=0-2900000', ['anyPrice']],
    ['bedrooms=9&type=4', ['fewerRooms', 'allTypes']],
    ['city=gent|9000&bedrooms=9', ['around', 'around', 'around', 'fewerRooms', 'onlyPlace']],
    ['city=gent&radius=30', ['around', 'onlyPlace']],
    ['city=gent&radius=50', ['onlyPlace']],
    ['box=50.5,5,50.8,6', ['wholeMap']],
  ])('%j may give way in %j', (query, kinds) => {
    expect(alternativeCandidates(criteria(query)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('widens a price by a fifth at each end, in whole steps, and starts at the first page', () => {
    const [wider] = alternativeCandidates(criteria('price=123000-257000&page=3'));
    expect(wider?.criteria).toMatchObject({ price: { min: 98_000, max: 309_000 }, page: 1 });
  });

  it.each([
    ['city=gent', [2, 5, 10]],
    ['city=gent&radius=5', [10, 15, 20]],
    ['city=gent&radius=12', [15, 20, 30]],
    ['city=province.antwerp', []],
  ])('reaches from %j to the next radii', (query, radii) => {
    const ways = alternativeCandidates(criteria(query)).filter(({ kind }) => kind === 'around');
    expect(ways.map((way) => way.criteria.radius)).toEqual(radii);
  });

  it('offers the nearest radius that finds something', () => {
    const around = (radius: number, count: number): Alternative => ({
      kind: 'around',
      count,
      criteria: { ...criteria('city=gent'), radius },
    });
    const offered = usefulAlternatives([around(2, 0), around(5, 1), around(10, 4)]);
    expect(offered.map((way) => way.criteria.radius)).toEqual([5]);
  });

  it('leaves out what finds nothing, or no more than another', () => {
    const way = (kind: Alternative['kind'], count: number): Alternative => ({ kind, count, criteria: criteria('') });
    const kinds = (...alternatives: Alternative[]) => usefulAlternatives(alternatives).map(({ kind }) => kind);
    expect(kinds(way('widerPrice', 3), way('anyPrice', 3))).toEqual(['widerPrice']);
    expect(kinds(way('widerPrice', 0), way('anyPrice', 3), way('onlyPlace', 9))).toEqual(['anyPrice']);
    expect(kinds(way('fewerRooms', 0), way('onlyPlace', 9))).toEqual(['onlyPlace']);
  });
});
