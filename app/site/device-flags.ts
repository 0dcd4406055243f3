import type { Language } from '~/i18n/languages.ts';

/**
 * The layout's widths in rem, requirements §4: below 767 px mobile, to below 1280 px tablet, from there desktop, at the usual size of text
 * (ui/tokens.css).
 */
export const layoutWidths = { tablet: 767 / 16, desktop: 1280 / 16 } as const;

/** The device flags' own breakpoints, the other reading of requirements §4: up to 767 mobile, 768 to 960 tablet, above 960 desktop. */
const helperWidths = { mobileUpTo: 767, tabletUpTo: 960 } as const;

/** Requirements §3. */
export interface DeviceFlags {
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  /** The bar of header links is shown above the header. */
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
