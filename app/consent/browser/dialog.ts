import { agree, decline, partial, type Choices } from '../categories.ts';
import { dialogPlaceId } from '../settings.ts';

interface Asked {
  /** The previous choices; null if there are none. */
  choices: Choices | null;
  /** The element pressed to open the dialog; null if it opened by itself. */
  asker: HTMLElement | null;
  choose(choices: Choices): void;
}

export interface Dialog {
  show(asked: Asked): void;
  close(): void;
}

const covered = '--covered-below';

/** Only this file makes HTML by it (docs/decisions/0005); pages have a policy of their own. */
const policy = globalThis.trustedTypes?.createPolicy('gevel-consent', { createHTML: (html) => html });

/** The dialog's HTML, from this site. */
async function fetchDialog(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok || new URL(answer.url).origin !== location.origin) throw new Error(answer.statusText);
  const html = await answer.text();
  return policy?.createHTML(html) ?? html;
}

/**
 * Sets how much of the window's bottom is covered (`ui/tokens.css`), in pixels, on the page and on the elements fixed
 * there. Not in a style sheet, because changing one recalculates the styles of the whole document.
 */
function cover(pixels: number): void {
  for (const part of [document.documentElement, ...document.querySelectorAll<HTMLElement>('[data-at-end]')])
    part.style.setProperty(covered, `${pixels}px`);
}

/**
 * Fetches and shows the dialog. It covers the bottom of the page, does not block it, and never takes the focus by
 * itself.
 *
 * @param address URL of its HTML
 * @param onClosed called when it is gone, with or without a choice
 */
export function openDialog(address: string, onClosed: () => void): Dialog {
  const holder = () => document.getElementById(dialogPlaceId);
  const html = fetchDialog(address);
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
    // Elements added later must rise as well. Nothing is measured here, because React may be rendering.
    const later = new MutationObserver(() => (dialog.isConnected ? cover(height) : later.disconnect()));
    later.observe(document, { childList: true, subtree: true });
    new ResizeObserver(() => {
      if (!dialog.isConnected) return;
      // Keeps a focused element out from behind the dialog.
      document.documentElement.style.setProperty('scroll-padding-bottom', `${dialog.offsetHeight + 16}px`);
      // Capped, because with a dialog over nearly all of the window the raised elements would leave it at the top.
      height = Math.min(dialog.offsetHeight, innerHeight * 0.65);
      cover(height);
    }).observe(dialog);
  };

  const tick = (place: HTMLElement, choices: Choices | null) => {
    for (const box of place.querySelectorAll<HTMLInputElement>('input[name=category]:enabled'))
      box.checked = choices?.[box.value as keyof Choices] === true;
  };
  const update = (place: HTMLElement, asker: HTMLElement | null) => {
    // Someone who opened it may close it without a choice, and sees the details at once.
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
        // If the dialog cannot be loaded, nothing is allowed and the next page asks again.
        onClosed,
      );
    },
    close,
  };
}

/** How long the dialog waits for the site's fonts, in milliseconds. */
const typeWait = 3000;

/** Resolves once the site's fonts are loaded: the dialog is at the bottom, so one line less would move all of it. */
function typeset(): Promise<void> {
  const loaded = async () => {
    // The style sheets that define the fonts are loaded before the first frame.
    await new Promise(requestAnimationFrame);
    const style = getComputedStyle(document.documentElement);
    // Only the first of each list: a fallback missing on this device would fail the whole list.
    const type = ['--font-sans', '--font-serif'].map((name) =>
      document.fonts.load(`1em ${style.getPropertyValue(name).split(',')[0]}`),
    );
    await Promise.allSettled(type);
  };
  return Promise.race([loaded(), new Promise<void>((resolve) => setTimeout(resolve, typeWait))]);
}

function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
