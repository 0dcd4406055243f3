import type { Facts } from '../../property/facts.ts';
import { all, forRent, forSale, of, point } from '../point.ts';

const garage = of('garage-box', 'parking');
const coast = ({ place }: Facts) => place.character === 'coast';

/** Titles of garages and parking spaces. */
export const garageTitles = [
  point(
    garage,
    ['{Type} {in}', '{Type} {in}', '{Type} {in}', '{Type} {in}'],
    ['{Type} nabij {sight}', '{Type} à proximité {ofSight}', '{Type} near {sight}', '{Type} nahe {ofSight}'],
    [
      'Een vaste plaats voor de wagen {in}',
      'Une place attitrée {in}',
      'A place for the car {in}',
      'Ein fester Platz fürs Auto {in}',
    ],
    ['Nooit meer zoeken {in}', 'Ne plus tourner en rond {in}', 'No more searching {in}', 'Nie mehr suchen {in}'],
    ['{Type} van {living} m²', '{Type} de {living} m²', '{Type} of {living} m²', '{Type} von {living} m²'],
    [
      '{Type}, dag en nacht bereikbaar',
      '{Type}, accès jour et nuit',
      '{Type}, access day and night',
      '{Type}, Tag und Nacht zugänglich',
    ],
  ),
  point(
    all(garage, forSale),
    ['{Type} te koop {in}', '{Type} à vendre {in}', '{Type} for sale {in}', '{Type} zu verkaufen {in}'],
    [
      'Kleine belegging: {type} {in}',
      'Petit placement : {type} {in}',
      'A small investment: {type} {in}',
      'Kleine Anlage: {type} {in}',
    ],
  ),
  point(
    all(garage, forRent),
    ['{Type} te huur {in}', '{Type} à louer {in}', '{Type} to let {in}', '{Type} zu vermieten {in}'],
    [
      'Te huur per jaar: {type}',
      'À louer à l’année : {type}',
      'To let by the year: {type}',
      'Jahresweise zu vermieten: {type}',
    ],
  ),
  point(all(garage, coast), [
    '{Type} op wandelafstand van de dijk',
    '{Type} à deux pas de la digue',
    '{Type} within walking distance of the promenade',
    '{Type} in Gehweite der Promenade',
  ]),
];
