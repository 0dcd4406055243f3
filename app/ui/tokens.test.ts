import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../schemas/rules/colour.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const darkFrom = css.indexOf('prefers-color-scheme: dark');

function colours(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = colours(css.slice(0, darkFrom));
const dark = new Map([...light, ...colours(css.slice(darkFrom))]);

/** Text on ground, as components use them. */
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
