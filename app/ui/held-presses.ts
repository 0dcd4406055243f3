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
/** They keep what is pressed before their own code has come, which is later still, if they see it (`forms/when-touched.ts`). */
const keepers = '[data-form]';

type Listener = (event: Event) => void;
type Listen = (type: string, listener: Listener, options?: boolean | AddEventListenerOptions) => void;

/**
 * Runs `hydrate`, which makes React listen to the document, and lets React hear of presses only after the function that is returned has been called, once the page is
 * hydrated: until then it works in small pieces, and links, forms and panels work as HTML does. A click that only scripts can answer is made up for then.
 */
export function holdPresses(hydrate: () => void): () => void {
  /** Who is to hear of each click. */
  let held: Map<Event, Listener[]> | null = new Map();
  const gate = (listener: Listener) => (event: Event) => {
    if (held === null) listener(event);
    else if (pressed(event)?.matches(waiting)) {
      event.preventDefault();
      held.set(event, [...(held.get(event) ?? []), listener]);
    }
  };
  const listen: Listen = document.addEventListener;
  const listenLate: Listen = (type, listener, options) =>
    listen.call(document, type, presses.has(type) ? gate(listener) : listener, options);
  document.addEventListener = listenLate as typeof document.addEventListener;
  try {
    hydrate();
  } finally {
    document.addEventListener = listen as typeof document.addEventListener;
  }
  return () => {
    const clicks = held ?? [];
    held = null;
    for (const [event, listeners] of clicks) {
      const button = pressed(event);
      if (button?.closest(keepers)) button.click();
      else for (const listener of listeners) listener(event);
    }
  };
}

/** What a click is on. */
function pressed({ type, target }: Event): HTMLElement | null {
  return type === 'click' && target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
}
