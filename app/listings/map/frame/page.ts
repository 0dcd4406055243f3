import { readMessageToFrame, type MessageFromFrame, type MessageToFrame } from '../message.ts';

/** Only the page around the frame is spoken to, and only where it is of this site. */
export function tell(message: MessageFromFrame): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
}

export function hear(listener: (message: MessageToFrame) => void): void {
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== window.parent) return;
    const message = readMessageToFrame(data);
    if (message !== null) listener(message);
  });
}

/** Whether the embedding page has its phone layout (requirements §4: below 767 px); it is of the same origin, so its width can be read. */
export function isPhone(): boolean {
  return window.parent.innerWidth < 767;
}
