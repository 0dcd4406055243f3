import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';
import { municipalities, spread } from './places/index.ts';
import { drawFacts } from './property/draw.ts';
import type { Facts } from './property/facts.ts';
import { drawVariant } from './property/mix.ts';
import { askingPrice, askingRent, valueOf } from './property/price.ts';
import { createRandom, randomFor } from './random.ts';

const facts = spread(1500).map((place, index) => {
  const id = String(index);
  return drawFacts({ id, index, seed: 5, year: 2026, place, ...drawVariant(place, randomFor(5, 'mix', id)) });
});
const homes = facts.filter(({ variant }) => ['house', 'apartment', 'studio'].includes(variant.type));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('prices', () => {
  it('stay within bounds per m² of their municipality’s level', () => {
    for (const { id, goal, price, living, place } of homes) {
      const value = goal === 'sale' ? price : (price * 12) / 0.04;
      const ratio = value / living / place.level;
      expect([id, ratio > 0.35, ratio < 2.4]).toEqual([id, true, true]);
    }
  });

  it('are higher for a better label, in a like home', () => {
    const [like] = homes.filter(({ variant, goal }) => variant.key === 'terraced-house' && goal === 'sale');
    if (!like) throw new Error('no terraced house');
    const at = (energy: number) =>
      mean(Array.from({ length: 40 }, (_, n) => valueOf({ ...like, energy }, createRandom(n))));
    expect(at(80)).toBeGreaterThan(at(300) * 1.05);
    expect(at(300)).toBeGreaterThan(at(550) * 1.05);
  });

  it('are higher for what is in a better state', () => {
    const [like] = homes.filter(({ variant }) => variant.key === 'villa');
    if (!like) throw new Error('no villa');
    const at = (condition: Facts['condition']) => valueOf({ ...like, condition }, createRandom(1));
    expect(at('new')).toBeGreaterThan(at('renovated'));
    expect(at('renovated')).toBeGreaterThan(at('good'));
    expect(at('good')).toBeGreaterThan(at('dated'));
  });

  it('put a flat with three bedrooms above a studio of the same town', () => {
    for (const [place, offered] of groupsOf(homes, ({ place: { zip } }) => zip)) {
      const prices = (wanted: (each: Facts) => boolean) =>
        offered.filter((each) => each.goal === 'sale' && wanted(each)).map(({ price }) => price);
      const studios = prices(({ variant }) => variant.type === 'studio');
      const large = prices(({ variant, bedrooms }) => variant.type === 'apartment' && bedrooms >= 3);
      if (studios.length && large.length)
        expect([place, Math.min(...large) > Math.max(...studios)]).toEqual([place, true]);
    }
  });

  it('make dear places dear', () => {
    const level = (name: string) => municipalities.find(({ names }) => names.nl === name)?.level ?? 0;
    expect(level('Luxemburg')).toBeGreaterThan(level('Knokke-Heist'));
    expect(level('Knokke-Heist')).toBeGreaterThan(level('Elsene'));
    expect(level('Elsene')).toBeGreaterThan(level('Gent'));
    expect(level('Gent')).toBeGreaterThan(level('Bergen'));
    expect(level('Bergen')).toBeGreaterThan(level('Charleroi'));
  });

  it('are rounded as agents round', () => {
    const random = createRandom(3);
    for (let value = 12_345; value < 3_000_000; value *= 1.13) {
      const price = askingPrice(value, random);
      expect(price % 500).toBe(0);
      expect(Math.abs(price / value - 1)).toBeLessThan(0.08);
    }
    for (let value = 52; value < 9_000; value *= 1.2) expect(askingRent(value, random) % 5).toBe(0);
  });

  it('ask a rent of 3 to 5.5 % of the value a year', () => {
    for (const each of facts.filter(({ goal }) => goal === 'rent')) {
      const value = valueOf(each, createRandom(1));
      const yearly = (each.price * 12) / value;
      expect([each.id, yearly > 0.027, yearly < 0.058]).toEqual([each.id, true, true]);
    }
  });
});
