import type { DocumentSchema, SingletonSchema } from './define-document.ts';
import { article } from './documents/article.ts';
import { category } from './documents/category.ts';
import { formerAddress } from './documents/former-address.ts';
import { menuPage } from './documents/menu-page.ts';
import { redirect } from './documents/redirect.ts';
import { testimonial } from './documents/testimonial.ts';
import { thankYouPage } from './documents/thank-you-page.ts';
import { translationOverride } from './documents/translation-override.ts';
import { modules } from './modules/index.ts';
import { address } from './objects/address.ts';
import { banner } from './objects/banner.ts';
import { colour } from './objects/colour.ts';
import { colSizes } from './objects/col-sizes.ts';
import { iconName } from './objects/icon-name.ts';
import { interfaceTextKey } from './objects/interface-text-key.ts';
import { link } from './objects/link.ts';
import { office } from './objects/office.ts';
import { milliseconds } from './objects/milliseconds.ts';
import { openingHours } from './objects/opening-hours.ts';
import { picture } from './objects/picture.ts';
import { propertyId } from './objects/property-id.ts';
import { publicRichText } from './objects/public-rich-text.ts';
import { publicString } from './objects/public-string.ts';
import { publicText } from './objects/public-text.ts';
import { relationId } from './objects/relation-id.ts';
import { richImage } from './objects/rich-image.ts';
import { richText } from './objects/rich-text.ts';
import { seo } from './objects/seo.ts';
import { slide } from './objects/slide.ts';
import { translatedFlag } from './objects/translated-flag.ts';
import { translatedPath } from './objects/translated-path.ts';
import { translatedRichText } from './objects/translated-rich-text.ts';
import { translatedString } from './objects/translated-string.ts';
import { translatedText } from './objects/translated-text.ts';
import { validatingOnlyActive } from './rules/active-only.ts';
import { withBounds } from './rules/bounds.ts';
import { cookieConsent } from './singletons/cookie-consent.ts';
import { filterConfig } from './singletons/filter-config.ts';
import { footer } from './singletons/footer.ts';
import { header } from './singletons/header.ts';
import { homeBanner } from './singletons/home-banner.ts';
import { siteSettings } from './singletons/site-settings.ts';

/** Types with many documents. */
export const documents: readonly DocumentSchema[] = [
  menuPage,
  article,
  category,
  testimonial,
  thankYouPage,
  redirect,
  formerAddress,
  translationOverride,
];

/** Types with a single document. */
export const singletons: readonly SingletonSchema[] = [
  siteSettings,
  header,
  homeBanner,
  filterConfig,
  footer,
  cookieConsent,
];

const objects = [
  address,
  banner,
  colour,
  colSizes,
  iconName,
  interfaceTextKey,
  link,
  office,
  milliseconds,
  openingHours,
  picture,
  propertyId,
  relationId,
  publicRichText,
  publicString,
  publicText,
  richImage,
  richText,
  seo,
  slide,
  translatedFlag,
  translatedPath,
  translatedRichText,
  translatedString,
  translatedText,
];

/** The names of the singleton types; each document's id is its type's name. */
export const singletonTypes: readonly string[] = singletons.map(({ type }) => type.name);

export const schemaTypes = [...[...documents, ...singletons, ...modules].map(({ type }) => type), ...objects]
  .map(withBounds)
  .map(validatingOnlyActive);
