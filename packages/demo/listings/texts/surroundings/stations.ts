import type { Facts } from '../../property/facts.ts';
import { all, not, of, point } from '../point.ts';

const station = ({ place }: Facts) => place.hasStation;
const lived = ({ variant }: Facts) => ['house', 'apartment', 'studio', 'income-property'].includes(variant.type);
const central = all(station, not(of('farmhouse', 'warehouse', 'plot')));

/** The way to the station, where the municipality has one. */
export const stationPoints = [
  point(station, [
    'Het station {of} bereikt u met de fiets in {bike} minuten.',
    'La gare {of} est à {bike} minutes à vélo.',
    'The station is {bike} minutes away by bicycle.',
    'Den Bahnhof erreichen Sie mit dem Fahrrad in {bike} Minuten.',
  ]),
  point(central, [
    'Trein en bus liggen op wandelafstand.',
    'Le train et le bus sont accessibles à pied.',
    'Train and bus are within walking distance.',
    'Bahn und Bus sind zu Fuß erreichbar.',
  ]),
  point(
    all(central, lived),
    [
      'Wie pendelt, stapt na {walk} minuten wandelen op de trein.',
      'Pour les navetteurs, le train est à {walk} minutes à pied.',
      'Commuters board the train after a walk of {walk} minutes.',
      'Wer pendelt, steigt nach {walk} Gehminuten in den Zug.',
    ],
    [
      'De trein is dichtbij genoeg om de tweede auto te laten gaan.',
      'Le train est assez proche pour se passer d’une seconde voiture.',
      'The train is near enough to do without a second car.',
      'Die Bahn ist nah genug, um auf das zweite Auto zu verzichten.',
    ],
  ),
];
