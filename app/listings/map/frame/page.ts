import { readMessageToFrame, type MessageFromFrame, type MessageToFrame } from '../message.ts';

/** Posts to the embedding page only, and only if it is on this site. */
export function postToPage(message: MessageFromFrame): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
}

export function listenToPage(listener: (message: MessageToFrame) => void): void {
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== window.parent) return;
    const message = readMessageToFrame(data);
    if (message !== null) listener(message);
  });
}

/**
 * Whether the embedding page has its phone layout (requirements 4.9: below 767 px). Accessible because it has the same
 * origin.
 */
export function isPhone(): boolean {
  return window.parent.matchMedia('(width < 47.9375rem)').matches;
}
