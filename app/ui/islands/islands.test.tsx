// Requirements 10.202
// @vitest-environment jsdom
import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dictionaryTranslation } from '~/i18n/translate.ts';
import { TranslationProvider } from '~/i18n/translation.ts';
import { startIslands } from './browser.tsx';
import { Island, IslandsProvider } from './Island.tsx';
import type { IslandFile } from './island.ts';
import { islandsOf } from './page-islands.server.ts';
import { keepPresses } from './presses.ts';
import { Slot } from './Slot.tsx';
import { takeOver } from './take-over.ts';

vi.mock('~/i18n/page-translation.ts', () => ({
  pageTranslation: () => Promise.resolve(dictionaryTranslation('en', {})),
}));

function Counter({ start, step = 1, unit = '' }: { start: number; step?: number; unit?: string }) {
  const id = useId();
  const [count, setCount] = useState(start);
  return (
    <div>
      <label htmlFor={id}>{`${count} ${unit}`}</label>
      <button type="button" id={id} onClick={() => setCount(count + step)}>
        More
      </button>
      <select value={count} onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}>
        {[3, 4, 5].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <Slot className="slot" />
    </div>
  );
}
function Outer() {
  return <Island of={Counter} props={{ start: 1 }} />;
}
const files = {
  './Counter.island.tsx': { default: Counter, wakes: 'touch', prepare: async () => ({ unit: 'homes' }) },
  './Outer.island.tsx': { default: Outer, wakes: 'load' },
} satisfies Record<string, IslandFile>;
const islands = islandsOf(files);

function page(start: number, slot = 'slotted'): string {
  return renderToString(
    <IslandsProvider value={islands()}>
      <TranslationProvider value={dictionaryTranslation('en', {})}>
        <main>
          <Island of={Counter} props={{ start }} untold={{ unit: 'homes' }}>
            <p>{slot}</p>
          </Island>
          <p>{`page of ${start} </script>`}</p>
        </main>
      </TranslationProvider>
    </IslandsProvider>,
  );
}
const island = () => document.querySelector('gevel-island');
const label = () => document.querySelector('label')?.textContent;
const says = (text: string) => vi.waitFor(() => expect(label()).toBe(text));
const press = () => document.querySelector('button')?.click();
const wake = async () => {
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(island()?.hasAttribute('data-alive')).toBe(true));
};

beforeAll(() => {
  // An inline script in the real document.
  new Function(keepPresses)();
  startIslands(Object.fromEntries(Object.entries(files).map(([path, file]) => [path, () => Promise.resolve(file)])));
});
// A removed island is unmounted in a microtask and needs the window for it.
afterAll(() => document.body.replaceChildren());
const errors = vi.fn();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(errors));
afterEach(() => {
  vi.restoreAllMocks();
  expect(errors).not.toHaveBeenCalled();
});

it('are rendered in their place with their props, and come alive as they were rendered', async () => {
  document.body.innerHTML = page(3);
  expect(label()).toBe('3 homes');
  expect(JSON.parse(island()?.lastElementChild?.textContent ?? '')).toEqual({ start: 3 });
  await wake();
  expect(label()).toBe('3 homes');
  expect(island()?.querySelector('script')).toBeNull();
  press();
  await says('4 homes');
  expect(document.querySelector('.slot')?.innerHTML).toBe('<p>slotted</p>');
});

it('make up for a press that came before', async () => {
  document.body.innerHTML = page(3);
  press();
  expect(label()).toBe('3 homes');
  await says('4 homes');
});

it('make up for a choice that came before', async () => {
  document.body.innerHTML = page(3);
  const select = document.querySelector('select');
  if (select) select.value = '5';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  await wake();
  await says('5 homes');
});

it('come alive by a touch of the part around them that says so', async () => {
  document.body.innerHTML = `<div data-wakes-inside>${page(3)}<a href="#other">Other</a></div>`;
  document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(island()?.hasAttribute('data-alive')).toBe(true));
});

it('keep their state and what is alive when another answer takes the place of the document, and are told what is new', async () => {
  document.body.innerHTML = page(3);
  await wake();
  press();
  await says('4 homes');
  const button = document.querySelector('button');
  button?.focus();
  const next = new DOMParser().parseFromString(`<title>Next</title>${page(3, 'other')}`, 'text/html');
  void takeOver(next);
  await vi.waitFor(() => expect(document.querySelector('.slot')?.innerHTML).toBe('<p>other</p>'));
  expect(document.title).toBe('Next');
  expect(label()).toBe('4 homes');
  expect(document.activeElement).toBe(button);
});

it('stay as they are when they leave the page before their code is there', async () => {
  document.body.innerHTML = page(1);
  const left = island();
  press();
  left?.remove();
  document.body.innerHTML = page(2);
  await wake();
  expect(left?.hasAttribute('data-alive')).toBe(false);
});

it('cannot hold another', () => {
  const rendered = () =>
    renderToString(
      <IslandsProvider value={islands()}>
        <Island of={Outer} props={{}} />
      </IslandsProvider>,
    );
  expect(rendered).toThrow('An island cannot hold another');
  errors.mockClear();
});

it('have names of their own', () => {
  const file = { default: Counter, wakes: 'load' } satisfies IslandFile;
  expect(() => islandsOf({ './a/Same.island.tsx': file, './b/Same.island.tsx': file })).toThrow('called Same');
});
