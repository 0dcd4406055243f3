import type { Facts } from '../../property/facts.ts';
import { sightOf } from '../place-words.ts';
import { all, point } from '../point.ts';

const sights = (facts: Facts) => sightOf(facts) !== null;
const leisure = (facts: Facts) => sightOf(facts)?.leisure === true;
const lived = ({ variant }: Facts) => ['house', 'apartment', 'studio', 'income-property'].includes(variant.type);

/** Named sights and stations of the municipality. */
export const sightPoints = [
  point(
    sights,
    [
      '{Sight} ligt op {min} minuten wandelen.',
      '{Sight} se trouve à {min} minutes à pied.',
      '{Sight} is a walk of {min} minutes.',
      '{Sight} liegt {min} Gehminuten entfernt.',
    ],
    [
      'Te voet bent u in {min} minuten bij {sight}.',
      'À pied, {sight} est à {min} minutes.',
      'On foot, {sight} is {min} minutes away.',
      'Zu Fuß ist {sight} in {min} Minuten erreicht.',
    ],
    ['Vlakbij ligt {sight}.', 'Tout près, {sight}.', 'Close by is {sight}.', 'Ganz in der Nähe liegt {sight}.'],
  ),
  point(all(leisure, lived), [
    '{Sight} wordt vanzelf deel van uw zondag.',
    '{Sight} fera vite partie de vos dimanches.',
    '{Sight} will soon be part of your Sundays.',
    '{Sight} gehört bald zu Ihren Sonntagen.',
  ]),
];
