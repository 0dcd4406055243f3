import headingFont from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import textFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/**
 * The `Link` header that preloads the fonts of every page before the style sheet that names them has loaded. Late fonts
 * shift lines while people read.
 */
export const fontPreload = [headingFont, textFont]
  .map((address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ');
