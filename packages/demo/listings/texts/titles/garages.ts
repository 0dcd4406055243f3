import type { Facts } from '../../property/facts.ts';
import { all, forRent, forSale, of, point } from '../point.ts';

const garage = of('garage-box', 'parking');
const coast = ({ place }: Facts) => place.character === 'coast';

/** Titles of garages and parking spaces. */
export const garageTitles = [
  point(
    garage,
    ['{Type} {in}', '{Type} {in}', '{Type} {in}', '{Type} {in}'],
    [
      'Een vaste plaats voor de wagen {in}',
      'Une place attitrée {in}',
      'A place for the car {in}',
      'Ein fester Platz fürs Auto {in}',
    ],
  ),
  point(all(garage, forSale), [
    '{Type} te koop {in}',
    '{Type} à vendre {in}',
    '{Type} for sale {in}',
    '{Type} zu verkaufen {in}',
  ]),
  point(all(garage, forRent), [
    '{Type} te huur {in}',
    '{Type} à louer {in}',
    '{Type} to let {in}',
    '{Type} zu vermieten {in}',
  ]),
  point(all(garage, coast), [
    '{Type} op wandelafstand van de dijk',
    '{Type} à deux pas de la digue',
    '{Type} within walking distance of the promenade',
    '{Type} in Gehweite der Promenade',
  ]),
];
