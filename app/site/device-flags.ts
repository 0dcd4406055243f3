import type { Language } from '~/i18n/languages.ts';

/**
 * The layout's breakpoints in rem (requirements 4.9): mobile below 767 px, tablet below 1280 px, then desktop, at the
 * default text size (ui/tokens.css).
 */
export const layoutWidths = { tablet: 767 / 16, desktop: 1280 / 16 } as const;

/** The device flags' breakpoints (requirements 4.10): mobile to 767, tablet 768 to 960, desktop above. */
const helperWidths = { mobileUpTo: 767, tabletUpTo: 960 } as const;

/** Requirements 3.30. */
export interface DeviceFlags {
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  /** Whether the bar of header links is shown above the header. */
  topBarShow: boolean;
  language: Language;
}

/**
 * @param width of the viewport in CSS pixels
 * @param hasHeaderLinks whether the header config shows any links
 */
export function deviceFlags(width: number, language: Language, hasHeaderLinks: boolean): DeviceFlags {
  const isMobile = width <= helperWidths.mobileUpTo;
  const isTablet = !isMobile && width <= helperWidths.tabletUpTo;
  return { isMobile, isTablet, isDesktop: !isMobile && !isTablet, topBarShow: hasHeaderLinks && !isMobile, language };
}
