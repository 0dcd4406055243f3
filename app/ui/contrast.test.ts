import { describe, expect, it } from 'vitest';
import { contrastRatio, isColour, readableContrast, readableText } from './contrast.ts';

const ground = ['#fffdf9', '#1f272e'] as const;

describe('readableText (10.23)', () => {
  it.each([
    ['#22303a', '#f5f1e9', '#22303a'],
    ['#ffff00', '#ffffff', '#22303a'],
    ['#ffff00', '#101010', '#ffff00'],
    ['#333333', '#000000', '#fffdf9'],
    [null, '#000000', '#fffdf9'],
    ['red', '#ffffff', '#22303a'],
    [null, null, null],
    ['#a8452c', null, 'light-dark(#a8452c, currentColor)'],
    ['#ffff00', 'rebeccapurple', 'light-dark(currentColor, #ffff00)'],
    ['#808080', null, 'currentColor'],
  ])('text %s on %s is written in %s', (text, background, expected) => {
    expect(readableText(text, background, ground)).toBe(expected);
  });

  it('is readable on every background', () => {
    for (const level of ['00', '33', '66', '77', '88', '99', 'cc', 'ff']) {
      const background = `#${level}${level}${level}`;
      const text = readableText('#ffff00', background, ground);
      expect(isColour(text) && contrastRatio(text, background)).toBeGreaterThanOrEqual(readableContrast);
    }
  });
});
