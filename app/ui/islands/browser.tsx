import { startTransition, useEffect, type FunctionComponent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { pageTranslation } from '~/i18n/page-translation.ts';
import { TranslationProvider } from '~/i18n/translation.ts';
import { whenIdle } from '../when-idle.ts';
import { rememberTouch } from './first-touch.ts';
import {
  islandAttributes,
  islandName,
  islandTag,
  slotAttribute,
  wakesInside,
  type IslandFile,
  type Wakes,
} from './island.ts';
import { pressAgain, touchedEarly } from './presses.ts';
import { SlotProvider } from './Slot.tsx';

type Load = () => Promise<IslandFile>;

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Hydrates the islands of the page, each at the time that its file specifies, including those added later.
 *
 * @param files loads each `*.island.tsx` file, by its path
 */
export function startIslands(files: Readonly<Record<string, Load>>): void {
  const loads = new Map(Object.entries(files).map(([path, load]) => [islandName(path), load]));
  for (const touch of touches) addEventListener(touch, wakeTouched, { capture: true, passive: true });
  customElements.define(
    islandTag,
    class extends IslandElement {
      override load = loads.get(this.getAttribute(islandAttributes.name) ?? '');
    },
  );
  for (const [part, at] of touchedEarly()) wakeAround(part, at);
}

/** Hydrates the island around an element. */
export function wakeIslandAround(part: Element): void {
  const island = part.closest(islandTag);
  if (island instanceof IslandElement) void island.wake();
}

function wakeTouched({ target, type }: Event): void {
  if (target instanceof Element) wakeAround(target, type === 'pointerover' ? null : Date.now());
}

/**
 * Hydrates all islands around an element, and those in the part that it wakes.
 *
 * @param touched when it was touched, in milliseconds since 1970; null if it was only pointed at
 */
function wakeAround(part: Element, touched: number | null): void {
  for (const island of part.closest(`[${wakesInside}]`)?.querySelectorAll(islandTag) ?? [])
    if (island instanceof IslandElement) void island.wake();
  for (let at = part.closest(islandTag); at !== null; at = at.parentElement?.closest(islandTag) ?? null) {
    if (!(at instanceof IslandElement)) continue;
    if (touched !== null) rememberTouch(at, touched);
    void at.wake();
  }
}

/** Resolves once someone may reach a distant part without scrolling: by the Tab key, or by a link to a section. */
function whenLedOn(): Promise<void> {
  return (ledOn ??= new Promise((resolve) => {
    if (location.hash !== '' || document.querySelector(':focus-visible') !== null) return resolve();
    addEventListener('hashchange', () => resolve(), { once: true });
    addEventListener('keydown', ({ key }) => key === 'Tab' && resolve(), { capture: true, passive: true });
  }));
}

let ledOn: Promise<void> | null = null;

/** `<gevel-island>` (Island.tsx). */
export class IslandElement extends HTMLElement {
  protected load: Load | undefined;
  #waking: Promise<void> | null = null;
  #root: Root | null = null;
  #file: IslandFile | null = null;
  /** Its props as JSON, once hydrated. */
  #told = '';

  connectedCallback(): void {
    const wakes = this.getAttribute(islandAttributes.wakes) as Wakes | null;
    if (this.#root !== null || wakes === null || wakes === 'touch') return;
    if (wakes === 'load') void this.wake();
    else void whenIdle().then(() => (wakes === 'idle' ? this.wake() : this.#wakeNearScreen()));
  }

  disconnectedCallback(): void {
    // An element that is only moved is reconnected at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = null;
    });
  }

  /**
   * Hydrates it, once. Resolves when hydrated; if its code cannot be loaded, the next touch or `online` event retries.
   */
  wake(): Promise<void> {
    return (this.#waking ??= this.#hydrate().catch((problem: unknown) => {
      this.#waking = null;
      addEventListener('online', () => void this.wake(), { once: true });
      console.error(problem);
    }));
  }

  /**
   * Takes over the props of the same island in another document, and keeps its state.
   *
   * @returns a promise that resolves when they are shown; null if the other element must replace this one, because it
   * is another island or this one is not hydrated
   */
  takeOver(next: Element): Promise<void> | null {
    const names = [this, next].map((island) => island.getAttribute(islandAttributes.name));
    if (this.#file === null || names[0] !== names[1]) return null;
    const told = next.lastElementChild?.textContent ?? '';
    return told === this.#told ? Promise.resolve() : this.#show(told);
  }

  #wakeNearScreen(): void {
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        void this.wake();
      },
      { rootMargin: '50%' },
    );
    // The custom element itself has no box.
    const [first] = this.children;
    if (first) sight.observe(first);
    void whenLedOn().then(() => {
      sight.disconnect();
      void this.wake();
    });
  }

  async #hydrate(): Promise<void> {
    if (this.load === undefined) throw new Error(`There is no island ${this.getAttribute(islandAttributes.name)}`);
    const data = this.lastElementChild;
    const told = data?.textContent ?? '{}';
    const file = await this.load();
    await new Promise<void>((alive, failed) => {
      this.#show(
        told,
        file,
        () => {
          this.setAttribute(islandAttributes.alive, '');
          alive();
        },
        data,
      ).catch(failed);
    });
    pressAgain(this);
  }

  /** @param data the element that holds the props of an island that is not hydrated yet */
  async #show(told: string, file = this.#file, onAlive?: () => void, data?: Element | null): Promise<void> {
    if (file === null) return;
    this.#told = told;
    const props: object = JSON.parse(told);
    const [translation, untold] = await Promise.all([pageTranslation(), file.prepare?.(props as never)]);
    // It received other props meanwhile, or left the page.
    if (this.#told !== told || !this.isConnected) return;
    const Part = file.default as FunctionComponent<object>;
    const tree = (slot: Element | null) => (
      <Alive onAlive={onAlive}>
        <TranslationProvider value={translation}>
          <SlotProvider value={slot}>
            <Part {...props} {...untold} />
          </SlotProvider>
        </TranslationProvider>
      </Alive>
    );
    data?.remove();
    const slot = this.querySelector(`[${slotAttribute}]`);
    if (this.#root !== null) return flushSync(() => this.#root?.render(tree(slot)));
    startTransition(() => {
      const identifierPrefix = this.getAttribute(islandAttributes.prefix) ?? '';
      this.#root = hydrateRoot(this, tree(slot), { identifierPrefix });
      this.#file = file;
    });
  }
}

function Alive({ onAlive, children }: { onAlive: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onAlive?.(), [onAlive]);
  return children;
}
