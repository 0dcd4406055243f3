// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { TranslationProvider } from '~/i18n/translation.ts';
import { afterEach, expect, it } from 'vitest';
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
