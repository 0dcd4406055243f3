// Requirements 10.64
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio, tokenGrounds } from './contrast.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
/** The colours of the light (0) or dark (1) scheme. */
function colours(scheme: 0 | 1): Map<string, string> {
  const pairs = css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return new Map([...pairs].map(([, name = '', light = '', dark = '']) => [name, scheme === 0 ? light : dark]));
}

const light = colours(0);
const dark = colours(1);

/** Text and background colours that components combine. */
const pairs = [
  ['slate', 'limestone'],
  ['slate', 'surface'],
  ['slate', 'ochre-tint'],
  ['slate', 'line'],
  ['slate-soft', 'limestone'],
  ['slate-soft', 'surface'],
  ['brick', 'limestone'],
  ['brick', 'surface'],
  ['brick-dark', 'limestone'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-dark'],
  ['surface', 'slate'],
  ['moss', 'limestone'],
  ['ochre', 'limestone'],
  ['danger', 'surface'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_scheme, tokens) => {
  it.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrastRatio(tokens.get(text) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

it('editors’ text colours are checked against the real backgrounds', () => {
  for (const name of ['surface', 'brick'] as const) {
    expect(tokenGrounds[name]).toEqual([light.get(name), dark.get(name)]);
  }
});
