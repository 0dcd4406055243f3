import type { Facts } from '../property/facts.ts';
import type { VariantKey } from '../property/variants.ts';

/** A text in nl, fr, en, de; `{placeholders}` stand for values of the listing (`values.ts`). */
export type Four = readonly [nl: string, fr: string, en: string, de: string];

/** A statement about some listings: its condition, and several wordings. */
export interface Point {
  when: (facts: Facts) => boolean;
  say: readonly Four[];
}

export function point(when: Point['when'], ...say: Four[]): Point {
  return { when, say };
}

/** Makes a point of each row, so that one listing may get several of them. */
export function each(when: Point['when'], ...rows: Four[]): Point[] {
  return rows.map((row) => point(when, row));
}

/** A condition: the listing is of one of these kinds. */
export function of(...keys: VariantKey[]): Point['when'] {
  return ({ variant }) => keys.includes(variant.key);
}

/** A condition: all of these hold. */
export function all(...conditions: Point['when'][]): Point['when'] {
  return (facts) => conditions.every((condition) => condition(facts));
}

export const dated: Point['when'] = ({ condition }) => condition === 'dated';
export const renovated: Point['when'] = ({ condition }) => condition === 'renovated';
export const wellKept: Point['when'] = ({ condition }) => condition === 'good';
export const cared: Point['when'] = ({ condition }) => condition === 'good' || condition === 'renovated';
export const forSale: Point['when'] = ({ goal }) => goal === 'sale';
export const forRent: Point['when'] = ({ goal }) => goal === 'rent';
export const not =
  (condition: Point['when']): Point['when'] =>
  (facts) =>
    !condition(facts);
