// Requirements 10.331
import { expect, it } from 'vitest';
import { barChart, columnChart, niceMaximum } from './chart.server.ts';

const options = { title: 'Views & <more>', scheme: 'light', width: 'wide', number: String } as const;

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [10, 10],
  [11, 20],
  [61, 80],
  [999, 1_000],
  [1_001, 2_000],
])('has an axis for %d that ends at %d', (value, most) => {
  expect(niceMaximum(value)).toBe(most);
});

const heights = (svg: string) => [...svg.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, tall]) => Number(tall));
const widths = (svg: string) => [...svg.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, wide]) => Number(wide));

it('draws columns in proportion, and only labels that have room', () => {
  const few = columnChart(
    [
      { label: 'a', value: 10 },
      { label: 'b', value: 5 },
      { label: 'c', value: 0 },
    ],
    options,
  );
  const [first = 0, second, third] = heights(few);
  expect([second, third]).toEqual([first / 2, 0]);
  const many = columnChart(
    Array.from({ length: 52 }, (_, index) => ({ label: `W${index}`, value: index })),
    options,
  );
  const labels = many.match(/>W\d+</g) ?? [];
  expect(labels[0]).toBe('>W0<');
  expect(labels.length).toBeLessThan(14);
  expect(heights(many)).toHaveLength(52);
});

it('draws bars in proportion, and text as text', () => {
  const chart = barChart(
    [
      { label: '</svg><script>', value: 4 },
      { label: 'b', value: 1 },
    ],
    options,
  );
  const [first = 0, second] = widths(chart);
  expect(second).toBeCloseTo(first / 4, 0);
  expect(chart).toContain('&lt;/svg&gt;&lt;script&gt;');
  expect(chart).toContain('<title>Views &amp; &lt;more&gt;</title>');
});

it.each([columnChart, barChart])('is drawn narrower for a telephone, with text of the same size', (draw) => {
  const chart = draw([{ label: 'x'.repeat(200), value: 1 }], { ...options, width: 'narrow' });
  expect(chart).toMatch(/^<svg [^>]*viewBox="0 0 340 \d+" width="340"/);
  expect(chart).toContain('font-size="12"');
});

it.each([columnChart, barChart])('draws nothing of nothing', (draw) => {
  expect(draw([], options)).toMatch(/^<svg [^]*<\/svg>$/);
});
