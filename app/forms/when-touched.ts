const touches = ['pointerdown', 'focusin', 'keydown'] as const;
const wake = 'gevel:forms-wake';
/** From then on none waits in this document. */
let isAwake = false;
const firstTouches = new Map<string, number>();

/** When somebody first touched a form whose code was still to come, in milliseconds since 1970; null: nobody did. */
export const firstTouchOf = (form: string): number | null => firstTouches.get(form) ?? null;

/** Buttons that were pressed before the code that answers them was there, the last one of each form. */
const presses = new Map<string, HTMLButtonElement>();
/** Forms whose code is there. */
const alive = new Set<string>();

/** Keeps what is pressed in a form whose code is still to come, for `answerPress`. What sends it needs no code. Browser only. */
export function keepPresses(form: string): void {
  const pressed = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
    if (button?.closest(`[data-form="${form}"]`) == null) return;
    // React may bring the form to life for this very press, and answers it then itself.
    setTimeout(() => {
      if (alive.has(form)) removeEventListener('click', pressed, { capture: true });
      else presses.set(form, button);
    });
  };
  addEventListener('click', pressed, { capture: true });
}

/** Called when a form's code has taken it over: what was pressed before is pressed now. */
export function answerPress(form: string): void {
  alive.add(form);
  const button = presses.get(form);
  presses.delete(form);
  if (button?.isConnected === true) button.click();
}

/**
 * Resolves when somebody touches a form, or moved to its page inside the document: then nothing of it is there yet; or when all are woken.
 * Browser only.
 */
export function whenTouched(form: string): Promise<void> {
  return new Promise((resolve) => {
    const selector = `[data-form="${form}"]`;
    if (isAwake || document.querySelector(selector) === null) return resolve();
    const end = () => {
      for (const touch of touches) removeEventListener(touch, touched, { capture: true });
      removeEventListener(wake, end);
      resolve();
    };
    const touched = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(selector) === null) return;
      firstTouches.set(form, Date.now());
      end();
    };
    for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });
    addEventListener(wake, end);
  });
}

/** Forms whose code has not come hold back every change of their page, which React makes all at once. */
export function wakeForms(): void {
  isAwake = true;
  dispatchEvent(new Event(wake));
}
