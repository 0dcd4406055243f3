import { refuseAsset } from './failures.ts';

/** Content that an SVG must not contain, because it could run code or fetch something when the SVG is viewed. */
const unsafe: readonly { pattern: RegExp; what: string }[] = [
  // A second DOCTYPE is refused as well; the text after the first is scanned only once.
  { pattern: /<!DOCTYPE\b[^>]*\[|<!ENTITY\b|<!DOCTYPE\b[^]*<!DOCTYPE\b/i, what: 'its own entities' },
  { pattern: /<\?xml-stylesheet/i, what: 'a foreign style sheet' },
  { pattern: /<([\w.-]+:)?script\b/i, what: 'a script' },
  {
    pattern: /<([\w.-]+:)?(foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i,
    what: 'a foreign object',
  },
  { pattern: /[\s"'/]on[a-z]{2,}\s*=/i, what: 'an event handler' },
  { pattern: /attributeName\s*=[\s"']*(on[a-z]+|([\w.-]+:)?href)\b/i, what: 'an animated link or event handler' },
  { pattern: /(javascript|vbscript)\s*:/i, what: 'a script' },
  { pattern: /@import\b/i, what: 'an external reference' },
];

/** Values of links and of `url(…)`. An SVG only needs parts of itself and embedded pixels. */
const references = /(?:(?:href|src)\s*=|url\()\s*("[^"]*"|'[^']*'|[^\s>)]*)/gi;
const isInside = (reference: string): boolean =>
  /^["']?\s*(#|data:image\/(png|jpe?g|webp|gif)[;,]|["']?$)/i.test(reference);

/**
 * Refuses an unsafe SVG. Errs on the side of refusing: it searches everywhere, including comments and styles, after
 * decoding the character references that could hide something.
 *
 * @throws an `ASSET_UNSAFE` refusal that names what is not allowed
 */
export function checkDrawing(bytes: Uint8Array): void {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuseAsset('ASSET_UNSAFE', 'This drawing (SVG) is not written in UTF-8. Save it again in that encoding.');
  }
  const declared = /^\uFEFF?\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1];
  const plain = withoutReferences(text);
  const found =
    declared !== undefined && !/^(utf-8|us-ascii)$/i.test(declared)
      ? 'another encoding than UTF-8'
      : (unsafe.find(({ pattern }) => pattern.test(plain))?.what ??
        ([...plain.matchAll(references)].every(([, value = '']) => isInside(value))
          ? undefined
          : 'an external reference'));
  if (found !== undefined) {
    throw refuseAsset(
      'ASSET_UNSAFE',
      `This drawing (SVG) holds ${found}, which could be run or fetched in a visitor's browser. Export it again as a plain picture, or use PNG.`,
    );
  }
}

/** Decodes `&#106;avascript:` and, in styles, `\75rl(` like a browser, which ignores white space inside a scheme. */
function withoutReferences(text: string): string {
  const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
  return text
    .replace(/&#x([0-9a-f]{1,8});/gi, (_all, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,10});/g, (_all, decimal: string) => character(Number(decimal)))
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_all, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/gi, 'javascript:');
}
