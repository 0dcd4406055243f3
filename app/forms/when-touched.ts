// A click without the others is a press that was held while the page came alive (ui/held-presses.ts).
const touches = ['pointerdown', 'focusin', 'keydown', 'click'] as const;
const wake = 'gevel:forms-wake';
/** From then on none waits in this document. */
let isAwake = false;
const firstTouches = new Map<string, number>();

/** When somebody first touched a form whose code was still to come, in milliseconds since 1970; null: nobody did. */
export const firstTouchOf = (form: string): number | null => firstTouches.get(form) ?? null;

/** Buttons that were pressed before the code that answers them was there, the last one of each form. */
const presses = new Map<string, HTMLButtonElement>();
/** The last press that needed no keeping. */
let answered: Event | null = null;
/** Forms whose code is there. */
const alive = new Set<string>();

/** Keeps what is pressed in a form whose code is still to come, for `answerPress`. What sends it needs no code. Browser only. */
export function keepPresses(form: string): void {
  const pressed = (event: Event) => {
    if (alive.has(form)) return removeEventListener('click', pressed, { capture: true });
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
    if (button?.closest(`[data-form="${form}"]`) == null) return;
    setTimeout(() => {
      // React may have brought the form to life for this very press.
      if (answered === event) return;
      presses.set(form, button);
      if (alive.has(form)) answerPress(form);
    });
  };
  addEventListener('click', pressed, { capture: true });
}

/** Called for each press that reaches a form's code. */
export function pressAnswered(event: Event): void {
  answered = event;
}

/** Called when a form's code has taken it over: what was pressed before is pressed now. */
export function answerPress(form: string): void {
  alive.add(form);
  const button = presses.get(form);
  presses.delete(form);
  if (button?.isConnected === true) button.click();
}

/**
 * Resolves when somebody touches a form, has done so before the page was alive, or moved to its page inside the document: then nothing of it is there
 * yet; or when all are woken. The first touch is remembered, whoever waits for it. Browser only.
 */
export function whenTouched(form: string): Promise<void> {
  return new Promise((resolve) => {
    const selector = `[data-form="${form}"]`;
    if (document.querySelector(selector) === null) return resolve();
    const touched = ({ target }: Pick<Event, 'target'>) => {
      if (!(target instanceof Element) || target.closest(selector) === null) return;
      for (const touch of touches) removeEventListener(touch, touched, { capture: true });
      firstTouches.set(form, Date.now());
      resolve();
    };
    for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });
    if (isAwake) resolve();
    else addEventListener(wake, () => resolve(), { once: true });
    touched({ target: document.activeElement });
  });
}

/** A form whose page changes, and whose code has not come, holds back that change: React makes it all at once. */
export function wakeForms(): void {
  if (isAwake) return;
  isAwake = true;
  dispatchEvent(new Event(wake));
}
