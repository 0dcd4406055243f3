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
    [
      'In de garage is er naast de auto nog plaats voor een werkbank.',
      'Dans le garage, il reste de la place pour un établi à côté de la voiture.',
      'The garage has room for a workbench beside the car.',
      'In der Garage ist neben dem Auto noch Platz für eine Werkbank.',
    ],
    ['Een garage hoort erbij.', 'Un garage est compris.', 'A garage is included.', 'Eine Garage gehört dazu.'],
  ),
  point(
    all(house, ({ garages }) => garages > 1),
    [
      'De garage biedt plaats aan {garages} wagens.',
      'Le garage accueille {garages} voitures.',
      'The garage holds {garages} cars.',
      'Die Garage bietet Platz für {garages} Autos.',
    ],
    [
      'In de garage staan {garages} wagens droog, met plaats voor fietsen ertussen.',
      'Le garage abrite {garages} voitures, et des vélos entre elles.',
      'The garage keeps {garages} cars dry, with bicycles in between.',
      'In der Garage stehen {garages} Autos trocken, mit Platz für Fahrräder dazwischen.',
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
    [
      'Parkeren doet u op eigen terrein, met plaats voor {parkings} auto’s.',
      'Vous vous garez chez vous : il y a de la place pour {parkings} voitures.',
      'You park on your own ground, with room for {parkings} cars.',
      'Geparkt wird auf eigenem Grund, mit Platz für {parkings} Autos.',
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
    [
      'Een plaats in de ondergrondse garage is in de prijs begrepen.',
      'Une place dans le garage souterrain est comprise dans le prix.',
      'A space in the underground car park is included in the price.',
      'Ein Platz in der Tiefgarage ist im Preis inbegriffen.',
    ],
    [
      'U parkeert ondergronds, en voor bezoekers zijn er plaatsen voor de deur.',
      'Vous vous garez en sous-sol, et les visiteurs devant la porte.',
      'You park underground, and visitors outside the door.',
      'Sie parken in der Tiefgarage, Besucher vor der Tür.',
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
    [
      'Een garage of staanplaats kan in de buurt worden gehuurd.',
      'Un garage ou un emplacement se loue dans le quartier.',
      'A garage or parking space can be rented nearby.',
      'Eine Garage oder ein Stellplatz kann in der Nähe gemietet werden.',
    ],
  ),
];
