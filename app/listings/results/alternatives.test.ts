import { describe, expect, it } from 'vitest';
import { parseSearch } from '../search/search-params.ts';
import { usefulAlternatives, alternativeCandidates, type Alternative } from './alternatives.ts';

const criteria = (query: string) => parseSearch('sale', new URLSearchParams(query)).criteria;

describe('alternatives to a search that found nothing', () => {
  it.each([
    ['', []],
    ['price=100000-200000', ['widerPrice', 'anyPrice']],
    ['price=0-2900000', ['anyPrice']],
    ['bedrooms=9&type=4', ['fewerRooms', 'allTypes']],
    ['city=gent|9000&bedrooms=9', ['around', 'fewerRooms', 'onlyPlace']],
    ['city=gent&radius=30', ['onlyPlace']],
    ['box=50.5,5,50.8,6', ['wholeMap']],
  ])('%j may give way in %j', (query, kinds) => {
    expect(alternativeCandidates(criteria(query)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('widens a price by a fifth at each end, in whole steps, and starts at the first page', () => {
    const [wider] = alternativeCandidates(criteria('price=123000-257000&page=3'));
    expect(wider?.criteria).toMatchObject({ price: { min: 98_000, max: 309_000 }, page: 1 });
  });

  it('leaves out what finds nothing, or no more than another', () => {
    const way = (kind: Alternative['kind'], count: number): Alternative => ({ kind, count, criteria: criteria('') });
    const kinds = (...alternatives: Alternative[]) => usefulAlternatives(alternatives).map(({ kind }) => kind);
    expect(kinds(way('widerPrice', 3), way('anyPrice', 3))).toEqual(['widerPrice']);
    expect(kinds(way('widerPrice', 0), way('anyPrice', 3), way('onlyPlace', 9))).toEqual(['anyPrice']);
    expect(kinds(way('fewerRooms', 0), way('onlyPlace', 9))).toEqual(['onlyPlace']);
  });
});
