import { expect, it } from 'vitest';
import { propertyTypes } from '../codes.ts';
import { builtSurface } from './built-surface.ts';

it('calls the surface of dwellings alone living surface', () => {
  expect(Object.fromEntries(propertyTypes.map(({ key }) => [key, builtSurface(key)]))).toEqual({
    house: 'livingSurface',
    apartment: 'livingSurface',
    studio: 'livingSurface',
    plot: null,
    'income-property': 'livingSurface',
    commercial: 'usableSurface',
    industrial: 'usableSurface',
    offices: 'usableSurface',
    garage: 'usableSurface',
  });
  expect(builtSurface(null)).toBe('livingSurface');
});
