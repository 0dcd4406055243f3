import type { Facts } from '../../property/facts.ts';
import { all, of, point } from '../point.ts';

const flat = ({ variant }: Facts) => variant.type === 'apartment' || variant.type === 'studio';
const studio = of('studio');
const terrace = ({ terrace }: Facts) => terrace > 0;
const sunny = ({ orientation }: Facts) => orientation !== null && orientation !== 'north';
const upstairs = ({ floor }: Facts) => (floor ?? 0) > 0;

export const flatTitles = [
  point(all(flat, terrace, sunny), [
    '{Type} met terras {facing}',
    '{Type} avec terrasse exposée {facing}',
    '{Type} with {facing}-facing terrace',
    '{Type} mit Terrasse {facing}',
  ]),
  point(all(flat, upstairs), [
    '{Type} {onFloor} {in}',
    '{Type} {onFloor} {in}',
    '{Type} {onFloor} {in}',
    '{Type} {onFloor} {in}',
  ]),
  point(
    all(flat, ({ parkings }) => parkings > 0),
    [
      '{Type} met parkeerplaats {in}',
      '{Type} avec parking {in}',
      '{Type} with parking {in}',
      '{Type} mit Stellplatz {in}',
    ],
  ),
  point(
    all(flat, ({ bedrooms }) => bedrooms === 1),
    [
      '{Type} met één slaapkamer {in}',
      '{Type} d’une chambre {in}',
      '{Type} with one bedroom {in}',
      '{Type} mit einem Schlafzimmer {in}',
    ],
  ),
  point(
    all(flat, ({ place }) => place.character === 'coast'),
    [
      '{Type} op wandelafstand van het strand',
      '{Type} à deux pas de la plage',
      '{Type} within walking distance of the beach',
      '{Type} in Gehweite des Strandes',
    ],
  ),
  point(
    ({ furnished }) => furnished,
    [
      'Bemeubeld te huur {in}: {type} van {living} m²',
      'À louer meublé {in} : {type} de {living} m²',
      'Furnished {in}: {type} of {living} m²',
      'Möbliert zu mieten {in}: {type} von {living} m²',
    ],
  ),
  point(of('garden-flat'), [
    '{Type} met eigen tuin {in}',
    '{Type} avec jardin privé {in}',
    '{Type} with private garden {in}',
    '{Type} mit eigenem Garten {in}',
  ]),
  point(of('penthouse'), [
    '{terrace} m² terras boven de daken {of}',
    '{terrace} m² de terrasse au-dessus des toits {of}',
    '{terrace} m² of terrace above the roofs {of}',
    '{terrace} m² Terrasse über den Dächern {of}',
  ]),
  point(of('duplex'), [
    'Wonen op twee verdiepingen {in}',
    'Vivre sur deux niveaux {in}',
    'Living on two floors {in}',
    'Wohnen auf zwei Ebenen {in}',
  ]),
  point(of('loft'), [
    '{Type} in een oude fabriek {in}',
    '{Type} dans une ancienne fabrique {in}',
    '{Type} in an old factory {in}',
    '{Type} in einer alten Fabrik {in}',
  ]),
  point(
    studio,
    [
      '{Type} van {living} m² {in}',
      '{Type} de {living} m² {in}',
      '{Type} of {living} m² {in}',
      '{Type} von {living} m² {in}',
    ],
    [
      'Een eerste plek {in}',
      'Un premier chez-soi {in}',
      'A first place of your own {in}',
      'Die erste eigene Bleibe {in}',
    ],
  ),
  point(
    all(flat, ({ condition }) => condition === 'new'),
    [
      '{Type} in een gebouw van {built} {in}',
      '{Type} dans un immeuble de {built} {in}',
      '{Type} in a building from {built} {in}',
      '{Type} in einem Gebäude von {built} {in}',
    ],
  ),
];
