import { agree, decline, partial, type Choices } from '../categories.ts';
import { dialogPlaceId } from '../settings.ts';

interface Asked {
  /** What was chosen before; null: nothing yet. */
  choices: Choices | null;
  /** What the visitor pressed to see it; null: it came by itself. */
  asker: HTMLElement | null;
  choose(choices: Choices): void;
}

export interface Dialog {
  show(asked: Asked): void;
  close(): void;
}

const covered = '--covered-below';

/**
 * Tells how much of the window's end is covered (`ui/tokens.css`), in pixels: to the page, and to what stands there. Not by a style sheet: one that
 * changes has the styles of the whole document worked out anew.
 */
function cover(pixels: number): void {
  for (const part of [document.documentElement, ...document.querySelectorAll<HTMLElement>('[data-at-end]')])
    part.style.setProperty(covered, `${pixels}px`);
}

/**
 * The dialog, fetched from the site when it is needed. It lies over the page's end and blocks nothing; by itself it never takes the focus.
 *
 * @param address of its HTML
 * @param onClosed called when it is gone, chosen or not
 */
export function openDialog(address: string, onClosed: () => void): Dialog {
  const holder = () => document.getElementById(dialogPlaceId);
  const html = fetch(address).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText)),
  );
  let asked: Asked | null = null;

  const close = () => {
    const place = holder();
    const hadFocus = place?.contains(document.activeElement) === true;
    place?.replaceChildren();
    document.documentElement.style.removeProperty('scroll-padding-bottom');
    cover(0);
    removeEventListener('keydown', escaped, true);
    onClosed();
    if (!hadFocus) return;
    const back = asked?.asker?.isConnected ? asked.asker : document.getElementById('content');
    back?.focus({ preventScroll: true });
  };
  const choose = (choices: Choices) => {
    asked?.choose(choices);
    close();
  };
  function escaped(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || asked?.asker == null || holder()?.contains(document.activeElement) !== true) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  const fill = (place: HTMLElement, content: string) => {
    place.innerHTML = content;
    const dialog = place.firstElementChild;
    const form = place.querySelector('form');
    if (!(dialog instanceof HTMLElement) || form === null) return;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const pressed = (event as SubmitEvent).submitter?.getAttribute('value');
      if (pressed === 'all') choose(agree());
      else if (pressed === 'functional') choose(decline());
      else choose(partial(new FormData(form).getAll('category').map(String)));
    });
    place.querySelector('[data-close]')?.addEventListener('click', close);
    addEventListener('keydown', escaped, true);
    let height = 0;
    // Parts that come later rise as well. Nothing is measured here: React may be at work.
    const later = new MutationObserver(() => (dialog.isConnected ? cover(height) : later.disconnect()));
    later.observe(document, { childList: true, subtree: true });
    new ResizeObserver(() => {
      if (!dialog.isConnected) return;
      // What has the focus is never behind the dialog.
      document.documentElement.style.setProperty('scroll-padding-bottom', `${dialog.offsetHeight + 16}px`);
      // Not when it is unfolded over nearly all of the window: what rises would leave it at the top.
      height = Math.min(dialog.offsetHeight, innerHeight * 0.65);
      cover(height);
    }).observe(dialog);
  };

  const tick = (place: HTMLElement, choices: Choices | null) => {
    for (const box of place.querySelectorAll<HTMLInputElement>('input[name=category]:enabled'))
      box.checked = choices?.[box.value as keyof Choices] === true;
  };
  const update = (place: HTMLElement, asker: HTMLElement | null) => {
    // Whoever came for it may leave it as it was, and sees the choices at once.
    for (const part of place.querySelectorAll<HTMLElement>('[data-close]')) part.hidden = asker === null;
    const details = place.querySelector('details');
    if (asker !== null && details) details.open = true;
    if (asker !== null) place.querySelector<HTMLElement>('h2')?.focus();
  };

  return {
    show: (now) => {
      asked = now;
      html.then(
        async (content) => {
          await Promise.all([parsed(), typeset()]);
          const place = holder();
          if (place === null) return onClosed();
          if (place.childElementCount === 0) {
            fill(place, content);
            tick(place, now.choices);
          }
          update(place, now.asker);
        },
        // Without an answer nothing is allowed; the next page asks again.
        onClosed,
      );
    },
    close,
  };
}

/** The time the dialog waits for the site's type, in milliseconds. */
const typeWait = 3000;

/** Resolves once the site's type is there: the dialog stands on the window's end, and a line less would move all of it. */
function typeset(): Promise<void> {
  const loaded = async () => {
    // No frame is drawn before the style sheets are there, which name the type.
    await new Promise(requestAnimationFrame);
    const style = getComputedStyle(document.documentElement);
    // The first of each list: what stands in for it may not be on this device, and would fail the whole list at once.
    const type = ['--font-sans', '--font-serif'].map((name) =>
      document.fonts.load(`1em ${style.getPropertyValue(name).split(',')[0]}`),
    );
    await Promise.allSettled(type);
  };
  return Promise.race([loaded(), new Promise<void>((resolve) => setTimeout(resolve, typeWait))]);
}

/** Resolves once the document is there. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
