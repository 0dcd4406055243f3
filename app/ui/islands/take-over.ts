import { Idiomorph } from 'idiomorph';
import { islandTag, slotAttribute } from './island.ts';
import { IslandElement } from './browser.tsx';
import { takeOverStyles } from './page-styles.ts';
import { takenOverEvent } from './taken-over.ts';

/** Elements added by scripts, which the server does not know. */
const kept = '#consent, script, style, [data-kept]';

/**
 * Morphs this page into a new version of it, or into another page of its kind. Focus, scroll position and hydrated
 * islands are kept; islands with different props receive them.
 *
 * @param next the document from the server
 * @returns a promise that resolves when the islands show their new props
 */
export async function takeOver(next: Document): Promise<void> {
  document.title = next.title;
  takeOverStyles(next);
  const islands: Promise<void>[] = [];
  morph(document.body, next.body, islands);
  document.dispatchEvent(new Event(takenOverEvent));
  await Promise.allSettled(islands);
}

function morph(from: Element, to: Element, islands: Promise<void>[]): void {
  Idiomorph.morph(from, to.childNodes, {
    morphStyle: 'innerHTML',
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (one: Node, other: Node) => !isKept(one) && !isToldIsland(one, other, islands),
      beforeNodeRemoved: (node: Node) => !isKept(node),
    },
  });
}

function isKept(node: Node): boolean {
  return node instanceof Element && (node.matches(kept) || node.localName.startsWith('sanity-'));
}

/** Passes new props to an island instead of morphing the markup that it renders itself. */
function isToldIsland(from: Node, to: Node, islands: Promise<void>[]): boolean {
  if (!(from instanceof IslandElement) || !(to instanceof Element) || to.localName !== islandTag) return false;
  const shown = from.takeOver(to);
  if (shown === null) {
    from.replaceWith(document.importNode(to, true));
    return true;
  }
  islands.push(shown);
  const [slot, nextSlot] = [from, to].map((island) => island.querySelector(`[${slotAttribute}]`));
  if (slot && nextSlot) morph(slot, nextSlot, islands);
  return true;
}
