import { describe, expect, it } from 'vitest';
import type { LakeDocument } from './document.ts';
import { applyEffect, effectsOf } from './effects.ts';

const page = (fields: object, _rev = 'r1'): LakeDocument => ({
  _id: 'p',
  _type: 'page',
  _rev,
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...fields,
});

/** A small seeded generator, for the same cases in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

function anything(random: (below: number) => number, depth: number): unknown {
  const kind = random(depth > 0 ? 7 : 4);
  if (kind < 2) return Array.from({ length: random(6) }, () => ['a', 'é', '𝒳', '😀', ' ', 'zz'][random(6)]).join('');
  if (kind === 2) return random(5);
  if (kind === 3) return [null, true, false][random(3)];
  if (kind < 6)
    return Object.fromEntries(
      Array.from({ length: random(4) }, () => ['k', 'l', 'm', 'ñ'][random(4)] ?? '').map((key) => [
        key,
        anything(random, depth - 1),
      ]),
    );
  return Array.from({ length: random(5) }, (_none, at) => {
    const item = anything(random, depth - 1);
    return typeof item === 'object' && item !== null && !Array.isArray(item) && random(2) === 0
      ? { ...item, _key: `k${(at + random(2)) % 4}` }
      : item;
  });
}

describe('effects', () => {
  it.each([
    ['a word in a text', { title: 'Hello wörld' }, { title: 'Hello brave wörld' }],
    ['characters outside the first plane', { title: 'a😀b😀c' }, { title: 'a😀c😀c' }],
    ['a text made empty', { title: 'x' }, { title: '' }],
    [
      'an item inserted',
      { list: [{ _key: 'a' }, { _key: 'c' }] },
      { list: [{ _key: 'a' }, { _key: 'b' }, { _key: 'c' }] },
    ],
    [
      'items that change places',
      {
        list: [
          { _key: 'a', n: 1 },
          { _key: 'b', n: 2 },
        ],
      },
      {
        list: [
          { _key: 'b', n: 3 },
          { _key: 'a', n: 1 },
        ],
      },
    ],
    ['a list made empty', { list: [1, 2] }, { list: [] }],
    ['another type of value', { value: { a: 1 } }, { value: [1] }],
    ['fields that come and go', { a: 1, b: { c: 1, d: 2 } }, { b: { d: 2, e: null } }],
  ])('carry %s both ways', (_what, from, to) => {
    const [before, after] = [page(from), page(to, 'r2')];
    const effects = effectsOf(before, after);
    expect(applyEffect(before, effects.apply, 'r2')).toEqual(after);
    expect(applyEffect(after, effects.revert, 'r1')).toEqual(before);
  });

  it('carry whatever a document may hold', () => {
    const random = numbers(42);
    for (let round = 0; round < 2_000; round += 1) {
      const [before, after] = [page({ value: anything(random, 4) }), page({ value: anything(random, 4) }, 'r2')];
      const effects = effectsOf(before, after);
      expect(applyEffect(before, effects.apply, 'r2')).toEqual(after);
      expect(applyEffect(after, effects.revert, 'r1')).toEqual(before);
    }
  });

  it('say a small thing about a small change', () => {
    const modules = Array.from({ length: 50 }, (_none, n) => ({
      _key: `m${n}`,
      text: { nl: 'Een lange tekst '.repeat(20) },
    }));
    const typed = modules.map((module, n) => (n === 20 ? { ...module, text: { nl: `${module.text.nl}!` } } : module));
    const { apply } = effectsOf(page({ modules }), page({ modules: typed }));
    expect(JSON.stringify(apply).length).toBeLessThan(100);
  });

  it('tell of appearing and disappearing by the whole document, without its revision', () => {
    const { _rev, ...content } = page({ title: 'x' });
    expect(effectsOf(undefined, page({ title: 'x' }))).toEqual({ apply: [0, content], revert: [0, null] });
    expect(effectsOf(page({ title: 'x' }), undefined)).toEqual({ apply: [0, null], revert: [0, content] });
  });
});
