import { describe, expect, it } from 'vitest';
import { allowedSize } from './image-sizes.ts';

describe('the sizes of pictures (7.5)', () => {
  it.each([
    ['250', null, { width: 250, height: null }],
    ['400', '267', { width: 400, height: 267 }],
    ['1920', '800', { width: 1920, height: 800 }],
    ['640', '800', { width: 640, height: 800 }],
    ['399', '266', { width: 400, height: 267 }],
    ['5000', '5000', { width: 1920, height: 1920 }],
    ['1', null, { width: 160, height: null }],
    ['abc', 'NaN', { width: 400, height: null }],
    ['-5', '-5', { width: 160, height: null }],
    ['1e9', '1e9', { width: 1920, height: 1920 }],
    [null, null, { width: 400, height: null }],
  ])('%s × %s becomes one of the list', (width, height, expected) => {
    expect(allowedSize(width, height)).toEqual(expected);
  });

  it('are few, so that a visitor cannot fill the disk with them', () => {
    const made = new Set<string>();
    for (let width = 0; width < 2_500; width += 7) {
      for (let height = 0; height < 2_500; height += 7)
        made.add(JSON.stringify(allowedSize(String(width), String(height))));
    }
    expect(made.size).toBeLessThan(50);
  });
});
