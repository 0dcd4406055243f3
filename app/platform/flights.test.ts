// Requirements 10.208
import { expect, it } from 'vitest';
import { Flights } from './flights.ts';

it('is shared until it ends', async () => {
  const flights = new Flights<number>();
  expect(flights.get('a')).toBeUndefined();
  const work = flights.begin('a', Promise.resolve(1));
  expect(flights.get('a')).toBe(work);
  expect(flights.get('b')).toBeUndefined();
  await work;
  expect(flights.get('a')).toBeUndefined();
});

it('is not joined after its deadline, and does not take its successor with it', async () => {
  let now = 0;
  const flights = new Flights<number>(10, () => now);
  let end: (value: number) => void = () => undefined;
  const dead = flights.begin('a', new Promise<number>((resolve) => (end = resolve)));
  now = 9;
  expect(flights.get('a')).toBe(dead);
  now = 10;
  expect(flights.get('a')).toBeUndefined();
  const next = flights.begin('a', new Promise<number>(() => undefined));
  end(1);
  await dead;
  expect(flights.get('a')).toBe(next);
});

it('that fails is over', async () => {
  const flights = new Flights<number>();
  await expect(flights.begin('a', Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(flights.get('a')).toBeUndefined();
});
