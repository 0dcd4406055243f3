// Requirements 2.21
// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { TranslationProvider } from '~/i18n/translation.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { ModuleOf } from '../registry.ts';
import type { StoredModuleOf } from '../stored-module.ts';
import { load } from './load.server.ts';
import { View } from './View.tsx';

afterEach(cleanup);

const settings = {
  agencyName: 'Gevel',
  openingHours: [{ days: ['wed', 'mon', 'tue'], opens: '09:00', closes: '17:00' }],
  offices: [
    { _key: 'a', name: { en: 'Gent' }, openingHours: [] },
    { _key: 'b', name: { en: 'Brussel' }, openingHours: [] },
  ],
};
const visit = {
  choice: { language: 'en', fallback: 'en' },
  site: { settings },
} as unknown as Visit;

const parts = (...ids: string[]) =>
  ({ relations: ids.map((id) => ({ type: 'contact', id })) }) as unknown as StoredModuleOf<'contactModule'>;

it.each([
  [
    ['offices', 'address'],
    ['offices', 'address'],
  ],
  [['openingHours', 'openingHours', 'gone'], ['openingHours']],
  [[], ['address', 'openingHours', 'offices']],
  [['offer'], ['address']],
])('%j chosen shows %j', async (chosen, shown) => {
  expect((await load(parts(...chosen), visit)).shows).toEqual(shown);
});

async function show(fields: Partial<ModuleOf<'contactModule'>>, ...ids: string[]) {
  const module = { title: null, view: 'grid', itemsPerRow: 2, ...(await load(parts(...ids), visit)), ...fields };
  return render(
    <TranslationProvider value={await translationFor('en', {})}>
      <View module={module as ModuleOf<'contactModule'>} />
    </TranslationProvider>,
  ).container;
}

it('shows the parts in the chosen order', async () => {
  await show({}, 'offices', 'openingHours', 'address');
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Gent',
    'Brussel',
    'Opening hours',
    'Gevel',
  ]);
});

it('side by side uses the chosen number of columns, stacked uses one', async () => {
  const items = (container: HTMLElement) =>
    container.querySelector<HTMLElement>('.item-grid')?.style.getPropertyValue('--items');
  expect(items(await show({ itemsPerRow: 3 }))).toBe('3');
  expect(items(await show({ itemsPerRow: 3, view: 'list' }))).toBe('1');
});

it('groups consecutive days with the same hours', async () => {
  await show({}, 'openingHours');
  expect(screen.getByRole('rowheader').textContent).toBe('Monday – Wednesday');
});

it('says whether each office is open now, and leads there (10.235)', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  const address = { street: { en: 'Coupure' }, houseNumber: '12', zip: '9000', city: { en: 'Ghent' } };
  const [first, second] = settings.offices;
  const offices = [
    { ...first, address, openingHours: settings.openingHours },
    { ...second, openingHours: [{ days: ['sat'], opens: '10:00', closes: '12:00' }] },
  ];
  const there = { ...visit, site: { settings: { ...settings, offices } } } as unknown as Visit;
  const module = { title: null, view: 'grid', itemsPerRow: 2, ...(await load(parts('offices'), there)) };
  render(
    <TranslationProvider value={await translationFor('en', {})}>
      <View module={module as ModuleOf<'contactModule'>} />
    </TranslationProvider>,
  );
  expect(screen.getByText('Open now').closest('section')?.textContent).toContain('Gent');
  expect(screen.getByText('Closed now').closest('section')?.textContent).toContain('Brussel');
  const route = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Directions' }).href);
  expect(route.searchParams.get('destination')).toMatch(/^Coupure 12, 9000 /);
  vi.useRealTimers();
});
