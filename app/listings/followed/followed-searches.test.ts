// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { SeenHome } from './changes.ts';
import { follow, followed, look, unfollow } from './followed-searches.ts';

const home = (id: string): SeenHome => ({ id, price: 1, title: id, path: `/nl/${id}/` });
const minute = 60_000;
const start = Date.parse('2026-11-20T10:00:00Z');
const seen = (query: string) => {
  const found = followed.value().find((each) => each.query === query);
  return found && [found.before, found.latest].map(({ homes }) => homes.map(({ id }) => id).join());
};
const store = (text: string) => {
  localStorage.setItem('gevel_followed', text);
  dispatchEvent(new StorageEvent('storage', { key: null }));
};

beforeEach(() => {
  localStorage.clear();
  followed.subscribe(() => undefined);
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('followed searches (10.152)', () => {
  it('tell from the visit before, and a reload is no other visit', () => {
    follow('goal=sale', [home('a')], start);
    look('goal=sale', [home('b')], start + 10 * minute);
    expect(seen('goal=sale')).toEqual(['a', 'b']);
    look('goal=sale', [home('c')], start + 60 * minute);
    expect(seen('goal=sale')).toEqual(['b', 'c']);
    look('goal=sale', [home('d')], start + 70 * minute);
    expect(seen('goal=sale')).toEqual(['b', 'd']);
  });

  it('are let go, and a look at one that is not followed keeps nothing', () => {
    follow('goal=sale', [home('a')], start);
    unfollow('goal=sale');
    look('goal=sale', [home('b')], start);
    expect(localStorage.getItem('gevel_followed')).toBe('[]');
  });

  it('are ten at most, those followed last', () => {
    for (let index = 0; index < 12; index += 1) follow(`goal=sale&bedrooms=${index}`, [], start);
    expect(followed.value().map(({ query }) => query.slice(19))).toEqual([
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
  });

  it.each([
    ['{', 0],
    ['{}', 0],
    ['[1, null, {"query": 2}]', 0],
    ['[{"query": "goal=sale", "before": {}, "latest": null}]', 0],
    ['[{"query": "goal=sale", "before": {"at": 1, "homes": []}, "latest": {"at": 1, "homes": []}}]', 1],
  ])('read %s without believing it', (stored, count) => {
    store(stored);
    expect(followed.value()).toHaveLength(count);
  });

  it('lead nowhere else, whatever was stored', () => {
    const homes = [
      home('a'),
      { ...home('b'), path: '//example.com/' },
      { ...home('../c') },
      { ...home('d'), price: 'x' },
    ];
    store(JSON.stringify([{ query: 'goal=sale', before: { at: 1, homes }, latest: { at: 1, homes: [] } }]));
    expect(seen('goal=sale')).toEqual(['a', '']);
  });
});
