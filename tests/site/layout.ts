import type { Page } from '@playwright/test';

/**
 * Finds layout problems that a reader sees: the page scrolls sideways, a text is cut off, or two texts overlap. Each
 * problem names the text.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`The page scrolls sideways: ${scrollWidth} > ${clientWidth}`);

    const texts: { text: string; element: Element; box: DOMRect; lifted: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !readable(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        const cut = cutBy(element, box);
        if (cut) problems.push(`Cut off: "${text.slice(0, 60)}" by ${cut}`);
        texts.push({ text, element, box, lifted: isLifted(element) });
      }
    }
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1, index + 400)) {
        if (one.element === other.element || one.lifted || other.lifted) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines may touch: a line box is taller than its letters.
        if (width > 3 && height > Math.min(one.box.height, other.box.height) * 0.4) {
          problems.push(`Over each other: "${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
        }
      }
    }
    return [...new Set(problems)].slice(0, 20);

    function readable(element: Element): boolean {
      if (element.closest('.sr-only, script, style, noscript, option, dialog:not([open]), [hidden]')) return false;
      if (element.closest('details:not([open])') && !element.closest('summary')) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    /** Whether it is in a bar or menu that floats over the page on purpose. */
    function isLifted(element: Element): boolean {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(each).position)) return true;
      }
      return false;
    }

    function cutBy(element: Element, box: DOMRect): string | null {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
        // Scrollable content can be reached, like a slider's next slide, and an ellipsis says that there is more.
        if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return null;
        if (each.matches('.carousel-viewport')) return null;
        const bounds = each.getBoundingClientRect();
        if (overflowX !== 'visible' && (box.right > bounds.right + 2 || box.left < bounds.left - 2))
          return each.tagName;
        if (overflowY !== 'visible' && (box.bottom > bounds.bottom + 3 || box.top < bounds.top - 3))
          return each.tagName;
        // A button too narrow for its text.
        if (each.matches('a, button') && getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)') {
          if (box.right > bounds.right + 1 || box.left < bounds.left - 1) return 'its button';
        }
      }
      return box.right > document.documentElement.clientWidth + 1 ? 'the screen' : null;
    }
  });
}

/** The visible words that wrap although a line could hold them: they are no wider than `most` parts of the screen. */
export function brokenWords(page: Page, most = 1): Promise<string[]> {
  return page.evaluate((share) => {
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('.sr-only, script, style, noscript, option')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // A line may break after a dash or slash.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u002d\u2010-\u2015/]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (lines.size > 1 && width <= share * innerWidth) broken.add(word);
      }
    }
    return [...broken];
  }, most);
}
