/** The element in the head that collects the page's inline styles (`site/inline-styles.ts`). */
export const stylesElementId = 'page-styles';

/** The attribute that names an element's rule. */
export const styleMark = 'data-style';

export const styleRule = (mark: string, declarations: string) => `[${styleMark}="${mark}"]:not(#_){${declarations}}`;

const rules = new RegExp(`\\[${styleMark}="(\\w+)"\\]:not\\(#_\\)\\{([^}]*)\\}`, 'g');

/** The marks of this document's rules, by their declarations. */
let marks: Map<string, string> | null = null;

/** Adds another document's inline styles to this one, and renumbers its elements' marks. Browser only. */
export function takeOverStyles(next: Document): void {
  const own = document.getElementById(stylesElementId);
  const sheet = own instanceof HTMLStyleElement ? own.sheet : null;
  if (sheet === null) return;
  marks ??= new Map(rulesIn(own).map(([mark, declarations]) => [declarations, mark]));
  const theirs = new Map(rulesIn(next.getElementById(stylesElementId)));
  for (const element of next.body.querySelectorAll(`[${styleMark}]`)) {
    const declarations = theirs.get(element.getAttribute(styleMark) ?? '');
    if (declarations === undefined) continue;
    let mark = marks.get(declarations);
    if (mark === undefined) {
      mark = marks.size.toString(36);
      marks.set(declarations, mark);
      sheet.insertRule(styleRule(mark, declarations), sheet.cssRules.length);
    }
    element.setAttribute(styleMark, mark);
  }
}

function rulesIn(element: Element | null): [mark: string, declarations: string][] {
  return [...(element?.textContent ?? '').matchAll(rules)].map(([, mark = '', declarations = '']) => [
    mark,
    declarations,
  ]);
}
