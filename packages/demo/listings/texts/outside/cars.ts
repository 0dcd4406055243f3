import type { Facts } from '../../property/facts.ts';
import { all, point } from '../point.ts';

const house = ({ variant }: Facts) => variant.type === 'house';
const flat = ({ variant }: Facts) => variant.type === 'apartment';

/** Parking and bicycle storage. */
export const cars = [
  point(
    all(house, ({ garages }) => garages === 1),
    [
      'Er is een garage met rechtstreekse toegang tot het huis.',
      'Un garage communique directement avec la maison.',
      'There is a garage with direct access to the house.',
      'Eine Garage mit direktem Zugang zum Haus ist vorhanden.',
    ],
    [
      'De wagen staat binnen, in een garage met automatische poort.',
      'La voiture dort à l’abri, dans un garage à porte automatique.',
      'The car stays inside, in a garage with an automatic door.',
      'Das Auto steht drinnen, in einer Garage mit automatischem Tor.',
    ],
  ),
  point(
    all(house, ({ garages }) => garages > 1),
    [
      'De garage biedt plaats aan {garages} wagens.',
      'Le garage accueille {garages} voitures.',
      'The garage holds {garages} cars.',
      'Die Garage bietet Platz für {garages} Autos.',
    ],
  ),
  point(
    all(house, ({ parkings, garages }) => parkings > 1 && garages === 0),
    [
      'Op de oprit staan {parkings} wagens achter of naast elkaar.',
      'L’allée permet de garer {parkings} voitures.',
      'The drive takes {parkings} cars.',
      'In der Einfahrt stehen {parkings} Autos.',
    ],
  ),
  point(
    all(flat, ({ parkings }) => parkings > 0),
    [
      'Bij het appartement hoort een parkeerplaats in de kelder van het gebouw.',
      'Un emplacement de parking au sous-sol de l’immeuble complète l’appartement.',
      'A parking space in the basement of the building goes with the apartment.',
      'Zur Wohnung gehört ein Stellplatz in der Tiefgarage des Gebäudes.',
    ],
  ),
  point(
    all(flat, ({ parkings, built }) => parkings === 0 && built > 1985),
    [
      'Voor fietsen is er een afgesloten stalling op het gelijkvloers.',
      'Un local fermé attend les vélos au rez-de-chaussée.',
      'There is a locked bicycle store on the ground floor.',
      'Für Fahrräder gibt es einen abschließbaren Raum im Erdgeschoss.',
    ],
  ),
];
