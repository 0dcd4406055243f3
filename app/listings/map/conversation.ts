import { readMessageFromFrame, type MessageFromFrame, type MessageToFrame } from './message.ts';

/** Requirements 7.6: the message is posted after this many milliseconds, to the frame with that element id. */
const delay = 50;

/** Posts JSON (requirements 7.6) to a frame of our own origin. Does nothing if the frame is gone by then. */
export function postToMap(elementId: string, message: MessageToFrame): void {
  setTimeout(() => frameOf(elementId)?.postMessage(JSON.stringify(message), location.origin), delay);
}

/** Listens to valid messages of that frame only; returns a function to stop. */
export function listenToMap(elementId: string, listener: (message: MessageFromFrame) => void): () => void {
  const onMessage = ({ data, origin, source }: MessageEvent) => {
    if (origin !== location.origin || source === null || source !== frameOf(elementId)) return;
    const message = readMessageFromFrame(data);
    if (message !== null) listener(message);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/** Whether that frame has drawn its content; false if it did not load. */
export function showsMap(elementId: string): boolean {
  return elementOf(elementId)?.contentDocument?.documentElement.dataset.shown !== undefined;
}

function frameOf(elementId: string): Window | null {
  return elementOf(elementId)?.contentWindow ?? null;
}

function elementOf(elementId: string): HTMLIFrameElement | null {
  const element = document.getElementById(elementId);
  return element instanceof HTMLIFrameElement ? element : null;
}
