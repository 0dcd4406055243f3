import { describe, expect, it } from 'vitest';
import { createRandom, randomFor } from './random.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('chance', () => {
  it('is the same for the same seed and subject', () => {
    const draw = () =>
      Array.from(
        { length: 5 },
        (
          (random) => () =>
            random.next()
        )(randomFor(1, 'facts', '4101')),
      );
    expect(draw()).toEqual(draw());
  });

  it('has nothing in common between neighbours', () => {
    const first = (offset: number) =>
      Array.from({ length: 2_000 }, (_, n) => randomFor(1, 'facts', String(4_101 + n + offset)).next());
    const [one, next] = [first(0), first(1)];
    expect(mean(one)).toBeCloseTo(0.5, 1);
    const together = mean(one.map((value, n) => (value - 0.5) * ((next[n] ?? 0) - 0.5)));
    expect(Math.abs(together * 12)).toBeLessThan(0.08);
  });

  it('weighs', () => {
    const random = createRandom(9);
    const drawn = Array.from({ length: 4_000 }, () =>
      random.weighted(['a', 'b', 'c'], (each) => ({ a: 1, b: 3, c: 0 })[each] ?? 0),
    );
    expect(drawn.filter((each) => each === 'b').length / drawn.length).toBeCloseTo(0.75, 1);
    expect(drawn).not.toContain('c');
    expect(random.weighted(['a'], () => 0)).toBeUndefined();
  });
});
