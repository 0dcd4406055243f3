import { Idiomorph } from 'idiomorph';
import { islandTag, slotAttribute } from './island.ts';
import { IslandElement } from './browser.tsx';
import { takeOverStyles } from './page-styles.ts';
import { takenOverEvent } from './taken-over.ts';

/** What scripts have put into the page, and the server knows nothing of. */
const kept = '#consent, script, style, [data-kept]';

/**
 * Makes this page what the server says of it now, or what another page of its kind is: focus and scroll stay, and so does what is alive; an island whose
 * props are others is told them.
 *
 * @param next the document that the server answered with
 * @returns resolves when its islands show what they were told
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

/** An island compares nothing of what it has made itself. */
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
