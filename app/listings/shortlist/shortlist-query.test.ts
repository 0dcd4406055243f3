import { describe, expect, it } from 'vitest';
import { newShortlist, type Shortlist } from './shortlist-code.ts';
import { bestHomes, queryOfShortlist, shortlistQuery, viewerOf, withAnswer } from './shortlist-query.ts';

const sent: Shortlist = { ids: ['1', '2', '3'], people: [{ name: 'Anna', marks: ['no', 'like', 'none'] }] };
const answered = withAnswer(sent, 1, (name) => ({ name: ' Tom ', 'mark-2': 'like', 'mark-3': 'like' })[name]);

describe('the address of a shortlist', () => {
  it.each([
    ['sent', sent, '', 1],
    ['being made', sent, 'me=1', 0],
    ['answered', answered, '', null],
    ['answered, by its maker', answered, 'me=1', 0],
    ['answered, by who answered', answered, 'me=2', 1],
    ['sent, with a number that nobody has', sent, 'me=3', 1],
  ])('says who looks at a list that is %s', (_, list, query, viewer) => {
    expect(viewerOf(list, new URLSearchParams(query))).toBe(viewer);
  });

  it('is the same in another language, without what is no part of it', () => {
    const query = new URLSearchParams(`${queryOfShortlist(sent, 0)}&list=other&name=x&utm_source=mail`);
    expect(`?${shortlistQuery(query)}`).toBe(queryOfShortlist(sent, 0));
    expect(shortlistQuery(new URLSearchParams({ list: 'x'.repeat(3_000) })).size).toBe(0);
  });
});

describe('an answer', () => {
  it('stands beside the marks of who sent the list', () => {
    expect(answered.people).toEqual([sent.people[0], { name: 'Tom', marks: ['none', 'like', 'like'] }]);
  });

  it('stays when the maker changes a mark', () => {
    const changed = withAnswer(answered, 0, (name) => ({ 'mark-1': 'doubt' })[name]);
    expect(changed.people).toEqual([{ name: '', marks: ['doubt', 'none', 'none'] }, answered.people[1]]);
  });

  it('holds no mark that there is not, and no name that is not text', () => {
    expect(withAnswer(newShortlist(['1']), 0, () => ({ toString: 'like' }))).toEqual(newShortlist(['1']));
  });

  it('puts first what both said yes to', () => {
    expect(bestHomes(answered, 2)).toEqual(['2', '3']);
    expect(bestHomes(newShortlist(['1', '2']), 4)).toEqual(['1', '2']);
  });
});
