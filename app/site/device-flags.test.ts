import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deviceFlags, layoutWidths } from './device-flags.ts';

describe('deviceFlags (3.30, 4.10)', () => {
  it.each([
    [320, 'isMobile'],
    [767, 'isMobile'],
    [768, 'isTablet'],
    [960, 'isTablet'],
    [961, 'isDesktop'],
    [1440, 'isDesktop'],
  ] as const)('%i px is %s and nothing else', (width, flag) => {
    const { isMobile, isTablet, isDesktop } = deviceFlags(width, 'nl', true);
    expect({ isMobile, isTablet, isDesktop }).toEqual({
      isMobile: false,
      isTablet: false,
      isDesktop: false,
      [flag]: true,
    });
  });

  it('shows the top bar if there are links and enough room', () => {
    expect(deviceFlags(1000, 'nl', true).topBarShow).toBe(true);
    expect(deviceFlags(1000, 'nl', false).topBarShow).toBe(false);
    expect(deviceFlags(500, 'nl', true).topBarShow).toBe(false);
  });

  it('knows the page’s language', () => {
    expect(deviceFlags(500, 'de', false).language).toBe('de');
  });
});

it('the style sheets change at the layout’s widths (4.9)', () => {
  const tokens = readFileSync(path.join(import.meta.dirname, '../ui/tokens.css'), 'utf8');
  expect(tokens).toContain(`--breakpoint-tablet: ${layoutWidths.tablet}rem`);
  expect(tokens).toContain(`--breakpoint-desktop: ${layoutWidths.desktop}rem`);
});
