/**
 * What React hears of a press. Of a page that it has not hydrated yet, any of these makes it hydrate all of it at once, within the event: a
 * slow phone then stands still under the finger. Keys and typed text are not among them.
 */
const presses: ReadonlySet<string> = new Set([
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel'],
  ...['click', 'auxclick', 'dblclick', 'contextmenu'],
]);

/** What does nothing without scripts, or leads where scripts would open something in the page (`data-in-place`). */
const waiting = 'button[type=button]:not([popovertarget]), [data-in-place]';
const pressable = 'a, button, summary, label, input, select, textarea';

type Listen = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => void;

/**
 * Runs `hydrate`, which makes React listen to the document, and lets React hear of presses only after the function that is returned has been called, once the page is
 * hydrated: until then it works in small pieces, and links, forms and panels work as HTML does. A click that only scripts can answer is made up for then.
 */
export function holdPresses(hydrate: () => void): () => void {
  let held: (() => void)[] | null = [];
  const gate = (listener: EventListenerOrEventListenerObject) => (event: Event) => {
    const hear = () => (typeof listener === 'function' ? listener(event) : listener.handleEvent(event));
    if (held === null) return hear();
    if (!waits(event)) return undefined;
    event.preventDefault();
    held.push(hear);
    return undefined;
  };
  const listen: Listen = document.addEventListener;
  const listenLate: Listen = (type, listener, options) =>
    listen.call(document, type, presses.has(type) ? gate(listener) : listener, options);
  document.addEventListener = listenLate;
  try {
    hydrate();
  } finally {
    document.addEventListener = listen;
  }
  return () => {
    const late = held ?? [];
    held = null;
    for (const hear of late) hear();
  };
}

function waits({ type, target }: Event): boolean {
  return type === 'click' && target instanceof Element && target.closest(pressable)?.matches(waiting) === true;
}
