import { expect, it } from 'vitest';
import type { Project } from '~/listings/domain/entity.ts';
import { projectCards } from './project-card.server.ts';

const project = {
  id: 'p1',
  number: 'P-1',
  title: { nl: 'De Kaai' },
  address: { city: { nl: 'Gent' } },
  units: [
    { status: 'available', price: 300_000 },
    { status: 'available', price: 250_000 },
    { status: 'sold', price: 200_000 },
  ],
  externalUrl: null,
  pictures: [],
  deliveryDay: null,
  deliveryText: null,
} as unknown as Project;

const card = (change: Partial<Project> = {}) =>
  projectCards([{ ...project, ...change }], { choice: { language: 'nl', fallback: 'nl' }, inMode: (path) => path })[0];

it('a project links to its own website if it has one, otherwise to its page (2.37)', () => {
  expect(card()).toMatchObject({ path: '/nl/projecten/gent/de-kaai/p1/', external: false });
  expect(card({ externalUrl: 'https://kaai.example/' })).toMatchObject({
    path: 'https://kaai.example/',
    external: true,
  });
});

it('a project starts from the lowest price of an available unit', () => {
  expect(card()).toMatchObject({ units: { total: 3, available: 2 }, fromPrice: 250_000 });
});
