import type { Edit } from '~/platform/edits.ts';
import { styleMark, styleRule, stylesElementId } from '~/ui/islands/page-styles.ts';

const startTag = `<style id="${stylesElementId}">`;
/** Only a tag can contain this, because React escapes quotes everywhere else. */
const styleAttribute = ' style="';

/**
 * Moves the `style` attributes of a rendered page into its style element, one rule per distinct style: the content
 * security policy can allow an element by hash, but not an attribute. React leaves both alone on hydration and applies
 * later changes through the DOM, which no policy forbids. A rule has the attribute's precedence, except over scripts.
 */
export function collectStyles(html: Buffer): Edit[] {
  const element = html.indexOf(`${startTag}</style>`);
  if (element < 0) return [];
  const edits: Edit[] = [];
  const rules = new Map<string, number>();
  const markOf = (value: string) => {
    const declarations = unescape(value);
    // Only an editor's mistake can contain these; a value that would break out of its rule is dropped.
    if (/[{}<\\]/.test(declarations)) return '';
    const number = rules.get(declarations) ?? rules.size;
    rules.set(declarations, number);
    return ` ${styleMark}="${number.toString(36)}"`;
  };
  for (let start = html.indexOf(styleAttribute); start >= 0;) {
    const value = start + styleAttribute.length;
    const quote = html.indexOf('"', value);
    edits.push({ start, end: quote + 1, text: markOf(html.toString('utf8', value, quote)) });
    start = html.indexOf(styleAttribute, quote);
  }
  const sheet = [...rules].map(([declarations, number]) => styleRule(number.toString(36), declarations));
  const place = element + startTag.length;
  return [...edits, { start: place, end: place, text: sheet.join('') }];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Decodes the entities that React uses in attributes. */
function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}
