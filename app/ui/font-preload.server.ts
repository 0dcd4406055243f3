import headingFont from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import textFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/**
 * The value of a page's `Link` header: the type that every page shows is asked for before the style sheet that names it has
 * come. Type that comes late moves lines under the reader's eyes.
 */
export const fontPreload = [headingFont, textFont]
  .map((address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ');
