// Requirements 10.109
import { expect, it } from 'vitest';
import { isPersonal } from './personal-password.ts';

const owner = { name: 'Renée Van den Broeck', email: 'r.broeckx@mail.example' };
const site = { agency: 'Immo Gevel & Zonen', host: 'www.gevel-vastgoed.example:3000' };

it.each([
  'Renée Van den Broeck',
  'renee.vandenbroeck',
  'ReneeVanDenBroeck2026!',
  'renee-1987-04',
  'Broeck123456',
  'broeckbroeck',
  'r.broeckx@mail.example',
  '2026-broeckx',
  'immogevelzonen',
  'Gevel12345!',
  'gevel-vastgoed',
  'gevelvastgoedexample1',
])('is personal: %s', (password) => {
  expect(isPersonal(password, owner, site)).toBe(true);
});

it.each([
  'kasseien-in-de-regen',
  'broeck woont in de regen',
  'vandaag1987!',
  'den-den-den',
  '8204617395',
  'gevels van baksteen',
])('is not personal: %s', (password) => {
  expect(isPersonal(password, owner, site)).toBe(false);
});

it('is not about words that are not there', () => {
  expect(isPersonal('8204617395', { name: '…', email: '1@2' }, { agency: '', host: '127.0.0.1:3000' })).toBe(false);
});
