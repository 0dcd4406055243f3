import { expect, it } from 'vitest';
import { pictureAlt } from './picture-alt.ts';

it.each([
  ['Keuken', 'fr', 'Cuisine – Loft'],
  ['keuken 2', 'nl', 'Keuken – Loft'],
  ['Chambre 3', 'en', 'Bedroom – Loft'],
  ['Chambre d’enfant', 'nl', 'Kinderkamer – Loft'],
  ['Salle de bains', 'de', 'Badezimmer – Loft'],
  ['03_LIVING', 'nl', 'Leefruimte – Loft'],
  ['Façade arrière', 'de', 'Gartenseite – Loft'],
  ['Voorgevel', 'fr', 'Façade avant – Loft'],
  ['', 'nl', 'Loft – 4'],
  ['IMG_2041.jpg', 'en', 'Loft – 4'],
  // Only whole words match: a kindergarten is not a garden.
  ['Kindergarten', 'en', 'Loft – 4'],
] as const)('%j in %s is %j', (name, language, alt) => {
  expect(pictureAlt(name, 'Loft', 4, language)).toBe(alt);
});
