/** The element of the head that takes what elements of the page have of their own (`app/root.tsx`). */
export const stylesElementId = 'page-styles';

const marker = 'data-style';
const emptyElement = new RegExp(`(<style id="${stylesElementId}">)(</style>)`);
const styledTag = /(<[a-z][a-z\d-]*(?:\s[^<>]*)?)\sstyle="([^"]*)"/g;

/**
 * Moves the `style` attributes of a rendered page into its style element, one rule for each kind: the content security policy can
 * name an element by its hash, an attribute not. React leaves both alone when it wakes the page, and sets what changes later
 * through the browser's objects, which no policy forbids. A rule is as strong as the attribute was, but for scripts.
 */
export function collectStyles(html: string): string {
  if (!emptyElement.test(html)) return html;
  const rules = new Map<string, number>();
  const marked = html.replaceAll(styledTag, (_whole, tag: string, value: string) => {
    const declarations = unescape(value);
    // Nothing of the product looks so: a value that would end its rule is some editor's slip, and without effect as before.
    if (/[{}<\\]/.test(declarations)) return tag;
    const number = rules.get(declarations) ?? rules.size;
    rules.set(declarations, number);
    return `${tag} ${marker}="${number.toString(36)}"`;
  });
  const sheet = [...rules].map(
    ([declarations, number]) => `[${marker}="${number.toString(36)}"]:not(#_){${declarations}}`,
  );
  return marked.replace(emptyElement, (_whole, start: string, end: string) => start + sheet.join('') + end);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What React writes in attributes, read again. */
function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}
