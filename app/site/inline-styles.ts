/** The element of the head that collects the page's inline styles (`app/root.tsx`). */
export const stylesElementId = 'page-styles';

const marker = 'data-style';
const emptyElement = new RegExp(`(<style id="${stylesElementId}">)(</style>)`);
/** React escapes quotes wherever else they are: only a tag can have this. */
const styleAttribute = ' style="';

/**
 * Moves the `style` attributes of a rendered page into its style element, one rule per distinct style: the content security policy can
 * allow an element by hash, but not an attribute. React leaves both alone when it hydrates, and applies later changes
 * through the DOM, which no policy forbids. A rule has the precedence the attribute had, except for scripts.
 */
export function collectStyles(html: string): string {
  if (!emptyElement.test(html)) return html;
  const rules = new Map<string, number>();
  const markOf = (value: string) => {
    const declarations = unescape(value);
    // The product writes no such value: one that would break out of its rule is an editor's mistake, and is ignored as before.
    if (/[{}<\\]/.test(declarations)) return '';
    const number = rules.get(declarations) ?? rules.size;
    rules.set(declarations, number);
    return ` ${marker}="${number.toString(36)}"`;
  };
  // Not by an expression: looking for one at each place of a page costs several times as much.
  const [before = '', ...rest] = html.split(styleAttribute);
  const marked = rest.reduce((whole, part) => {
    const end = part.indexOf('"');
    return whole + markOf(part.slice(0, end)) + part.slice(end + 1);
  }, before);
  const sheet = [...rules].map(
    ([declarations, number]) => `[${marker}="${number.toString(36)}"]:not(#_){${declarations}}`,
  );
  return marked.replace(emptyElement, (_whole, start: string, end: string) => start + sheet.join('') + end);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Decodes what React escapes in attributes. */
function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}
