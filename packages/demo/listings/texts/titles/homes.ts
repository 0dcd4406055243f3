import type { Facts } from '../../property/facts.ts';
import { sightOf } from '../place-words.ts';
import { all, dated, of, point, renovated } from '../point.ts';

const house = ({ variant }: Facts) => variant.type === 'house';
const home = ({ variant }: Facts) => variant.type === 'house' || variant.type === 'apartment';
const several = ({ bedrooms }: Facts) => bedrooms > 1;
const garden = ({ garden }: Facts) => garden > 0;
const sunny = ({ orientation }: Facts) => orientation !== null && orientation !== 'north';
const sights = (facts: Facts) => sightOf(facts) !== null;
const near = ({ place }: Facts) => place.hasStation;

/** Titles for any home, and those of houses. */
export const homeTitles = [
  point(
    all(home, several),
    [
      '{Type} met {beds} slaapkamers {in}',
      '{Type} de {beds} chambres {in}',
      '{Type} with {beds} bedrooms {in}',
      '{Type} mit {beds} Schlafzimmern {in}',
    ],
    [
      'Wonen {in}: {type} met {beds} slaapkamers',
      'Vivre {in} : {type} de {beds} chambres',
      'Living {in}: {type} with {beds} bedrooms',
      'Wohnen {in}: {type} mit {beds} Schlafzimmern',
    ],
  ),
  point(all(home, sights), [
    '{Type} vlak bij {sight}',
    '{Type} près {ofSight}',
    '{Type} close to {sight}',
    '{Type} nahe {ofSight}',
  ]),
  point(all(home, near), [
    '{Type} dicht bij het station',
    '{Type} à proximité de la gare',
    '{Type} near the station',
    '{Type} in Bahnhofsnähe',
  ]),
  point(all(home, renovated), [
    '{Type}, gerenoveerd in {renovated}',
    '{Type}, rénovation de {renovated}',
    '{Type}, renovated in {renovated}',
    '{Type}, renoviert im Jahr {renovated}',
  ]),
  point(
    all(home, renovated, ({ built }) => built < 1940),
    [
      'Achter een oude gevel: {type}, vernieuwd in {renovated}',
      'Derrière une façade ancienne : {type}, intérieur de {renovated}',
      'Behind an old front: {type}, redone in {renovated}',
      'Hinter alter Fassade: {type}, erneuert {renovated}',
    ],
  ),
  point(all(home, dated), [
    '{Type} om zelf te renoveren {in}',
    '{Type} à rénover {in}',
    '{Type} to renovate {in}',
    '{Type} zum Renovieren {in}',
  ]),
  point(
    all(house, ({ built }) => built > 0),
    ['{Type} uit {built} {in}', '{Type} de {built} {in}', '{Type} from {built} {in}', '{Type} von {built} {in}'],
  ),
  point(all(house, garden, sunny), [
    '{Type} met tuin {facing}',
    '{Type} avec jardin exposé {facing}',
    '{Type} with {facing}-facing garden',
    '{Type} mit Garten {facing}',
  ]),
  point(
    all(house, garden, ({ garages }) => garages > 0),
    [
      '{Type} met garage en tuin {in}',
      '{Type} avec garage et jardin {in}',
      '{Type} with garage and garden {in}',
      '{Type} mit Garage und Garten {in}',
    ],
  ),
  point(
    all(home, ({ equipment }) => equipment.heating === 'pump'),
    [
      '{Type} met warmtepomp {in}',
      '{Type} avec pompe à chaleur {in}',
      '{Type} with heat pump {in}',
      '{Type} mit Wärmepumpe {in}',
    ],
  ),
  point(
    all(house, ({ equipment }) => equipment.solar),
    [
      '{Type} met zonnepanelen {in}',
      '{Type} avec panneaux solaires {in}',
      '{Type} with solar panels {in}',
      '{Type} mit Solaranlage {in}',
    ],
  ),
  point(of('town-house'), [
    'Hoge plafonds en een statige trap {in}',
    'Hauts plafonds et bel escalier {in}',
    'High ceilings and a fine staircase {in}',
    'Hohe Decken und eine schöne Treppe {in}',
  ]),
  point(of('corner-house'), [
    'Interbellum op de hoek {in}',
    'L’entre-deux-guerres au coin de la rue {in}',
    'Interwar style on a corner {in}',
    'Zwischenkriegszeit an der Ecke {in}',
  ]),
  point(of('farmhouse'), [
    '{Type} met weide en zicht op de velden',
    '{Type} avec prairie et vue sur les champs',
    '{Type} with meadow and a view of the fields',
    '{Type} mit Wiese und Blick auf die Felder',
  ]),
  point(of('villa'), [
    '{Type} in het groen {in}',
    '{Type} dans la verdure {in}',
    '{Type} among greenery {in}',
    '{Type} im Grünen {in}',
  ]),
  point(of('bungalow'), [
    'Alles gelijkvloers {in}',
    'Tout de plain-pied {in}',
    'All on one floor {in}',
    'Alles ebenerdig {in}',
  ]),
  point(of('modern-house'), [
    'Strakke lijnen en veel glas {in}',
    'Lignes nettes et grandes baies {in}',
    'Clean lines and large windows {in}',
    'Klare Linien und viel Glas {in}',
  ]),
];
