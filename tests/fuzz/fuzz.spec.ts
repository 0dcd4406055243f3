import { expect } from '@playwright/test';
import { test } from '../site/test.ts';
import { fuzz, reportLines } from './fuzz.ts';

/** The long form is `npm run fuzz`; a finding says how it is repeated. */
const count = Number(process.env.FUZZ ?? 3_000);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

test('nonsense of every kind is answered without failing, stalling or stopping the site (10.260)', async () => {
  const report = await fuzz({ seed, count });
  console.log(
    reportLines(report)
      .slice(0, -report.findings.length || undefined)
      .join('\n'),
  );
  expect(report.findings).toEqual([]);
  // Otherwise nothing was tested or measured.
  expect(report.longestDelay.beside).toBeGreaterThan(0);
  expect(Object.keys(report.answers).sort()).toEqual([
    'endpoint',
    'file',
    'form',
    'lake',
    'malformed',
    'page',
    'portal',
  ]);
});
