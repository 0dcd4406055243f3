// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { TranslationProvider } from '~/i18n/translation.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import { Modules } from './Module.tsx';
import type { ModuleOf, ModuleView } from './registry.ts';

let translation: Awaited<ReturnType<typeof translationFor>>;

beforeAll(async () => {
  translation = await translationFor('en', {});
  // jsdom has no layout; the slider needs these.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('ResizeObserver', observer);
});
afterEach(cleanup);

function figures(fields: Partial<ModuleOf<'statsViewModule'>> = {}): ModuleView {
  return {
    type: 'statsViewModule',
    key: 'stats',
    title: { text: 'In figures' },
    titleSize: 'h2',
    titleLevel: 2,
    position: 'left',
    span: 12,
    colSizes: { sm: null, md: null, lg: null },
    view: 'grid',
    itemsPerRow: 4,
    figures: [
      { statistic: 'forSale', value: 1234 },
      { statistic: 'years', value: 28 },
    ],
    ...fields,
  };
}

async function show(...modules: ModuleView[]): Promise<HTMLElement> {
  const { container } = await act(async () =>
    render(
      <TranslationProvider value={translation}>
        <Modules modules={modules} />
      </TranslationProvider>,
    ),
  );
  return container;
}

describe('what editors choose for a module (3.11)', () => {
  it.each([
    ['h2', 'text-heading'],
    ['h3', 'text-title'],
    ['h4', 'text-lead'],
  ] as const)('titleSize %s is how large the title is, on whatever level it stands', async (titleSize, size) => {
    await show(figures({ titleSize, titleLevel: 3 }));
    expect(screen.getByRole('heading', { level: 3, name: 'In figures' }).className).toContain(size);
  });

  it.each(['left', 'center', 'right'] as const)('position %s aligns the title', async (position) => {
    await show(figures({ position }));
    expect(screen.getByRole('heading').className).toContain(`text-${position}`);
  });

  it('span is the width on desktops; col sizes take precedence, each on its screen', async () => {
    const container = await show(
      figures({ span: 6 }),
      figures({ key: 'sized', span: 6, colSizes: { sm: 12, md: 8, lg: 3 } }),
    );
    const [wide, sized] = container.querySelectorAll('section');
    expect(wide?.style.getPropertyValue('--span-lg')).toBe('6');
    expect(['sm', 'md', 'lg'].map((screen) => sized?.style.getPropertyValue(`--span-${screen}`))).toEqual([
      '12',
      '8',
      '3',
    ]);
  });

  it('numberItemOfRow is the number of items per row (9.23)', async () => {
    const container = await show(figures({ itemsPerRow: 2 }));
    expect(container.querySelector('dl')?.style.getPropertyValue('--items')).toBe('2');
  });

  it('view list has a different layout from grid', async () => {
    const grid = (await show(figures())).innerHTML;
    cleanup();
    expect((await show(figures({ view: 'list' }))).innerHTML).not.toBe(grid);
  });

  it('marks a title in another language with its language (10.17)', async () => {
    await show(figures({ title: { text: 'In cijfers', lang: 'nl' } }));
    expect(screen.getByRole('heading').lang).toBe('nl');
  });

  it('formats figures in the local format', async () => {
    await show(figures());
    expect(screen.getByText('1,234')).toBeDefined();
    expect(screen.getByText('homes for sale')).toBeDefined();
  });
});

describe('lists', () => {
  const base = { ...figures(), type: 'testimonialsModule' as const };
  const card = { place: 'Ghent', quote: { text: 'Well done' }, link: null, image: null, rating: 5 };
  const cards = ['Ann', 'Bob'].map((name) => ({ ...card, id: name, name }));

  it('show rows as grid, one below the other as list, and a slider with its buttons', async () => {
    const grid = await show({ ...base, cards, itemsPerRow: 3 });
    expect(grid.querySelector('ul')?.style.getPropertyValue('--items')).toBe('3');
    cleanup();
    const list = await show({ ...base, cards, view: 'list' });
    expect(list.querySelector('ul')?.style.getPropertyValue('--items')).toBe('1');
    cleanup();
    await show({ ...base, cards, view: 'slider' });
    const slider = screen.getByRole('group', { name: 'In figures' });
    expect(within(slider).getByRole('button', { name: 'Next slide' })).toBeDefined();
    expect(screen.getByRole('group', { name: '2 of 2' })).toBeDefined();
  });

  it('show figures in a slider, too', async () => {
    await show(figures({ view: 'slider' }));
    const slider = screen.getByRole('group', { name: 'In figures' });
    expect(within(slider).getByRole('button', { name: 'Next slide' })).toBeDefined();
    expect(within(slider).getByText('homes for sale')).toBeDefined();
  });

  it('say that they are empty', async () => {
    await show({ ...figures(), type: 'propertyListModule', cards: [], all: null });
    expect(screen.getByText('No results were found for your search.')).toBeDefined();
  });
});
