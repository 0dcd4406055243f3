import type { Facts } from '../../property/facts.ts';
import { all, not, of, point } from '../point.ts';

const station = ({ place }: Facts) => place.hasStation;
const lived = ({ variant }: Facts) => ['house', 'apartment', 'studio', 'income-property'].includes(variant.type);
const central = all(station, not(of('farmhouse', 'warehouse', 'plot')));

/** The way to the station, where the municipality has one. */
export const stationPoints = [
  point(
    station,
    [
      'Het station {of} bereikt u met de fiets in {bike} minuten.',
      'La gare {of} est à {bike} minutes à vélo.',
      'The station is {bike} minutes away by bicycle.',
      'Den Bahnhof erreichen Sie mit dem Fahrrad in {bike} Minuten.',
    ],
    [
      'Een bus rijdt om het kwartier naar het station {of}.',
      'Un bus part tous les quarts d’heure vers la gare {of}.',
      'A bus leaves for the station every quarter of an hour.',
      'Alle Viertelstunde fährt ein Bus zum Bahnhof {of}.',
    ],
    [
      'Het treinstation ligt op {bike} minuten fietsen, langs een vrij fietspad.',
      'La gare est à {bike} minutes par une piste cyclable en site propre.',
      'The railway station is {bike} minutes away along a separate cycle path.',
      'Der Bahnhof ist auf einem eigenen Radweg {bike} Minuten entfernt.',
    ],
  ),
  point(
    central,
    [
      'Trein en bus liggen op wandelafstand.',
      'Le train et le bus sont accessibles à pied.',
      'Train and bus are within walking distance.',
      'Bahn und Bus sind zu Fuß erreichbar.',
    ],
    [
      'Het station {of} ligt op {walk} minuten wandelen.',
      'La gare {of} se trouve à {walk} minutes à pied.',
      'The station is a walk of {walk} minutes.',
      'Zum Bahnhof gehen Sie {walk} Minuten.',
    ],
  ),
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
