import type { Facts } from '../../property/facts.ts';
import { all, not, of, point } from '../point.ts';

const garden = ({ garden }: Facts) => garden > 0;
const flat = ({ variant }: Facts) => variant.type === 'apartment';
const sunny = ({ orientation }: Facts) => orientation !== null && orientation !== 'north';
const evening = ({ orientation }: Facts) => orientation === 'west' || orientation === 'south-west';
const small = ({ garden }: Facts) => garden > 0 && garden < 130;
const middling = ({ garden }: Facts) => garden >= 130 && garden < 600;
const large = ({ garden }: Facts) => garden >= 600;
const terrace = ({ terrace }: Facts) => terrace > 0;
const farm = of('farmhouse');

/** Gardens; their orientation is the listing's own. */
export const gardens = [
  point(all(garden, sunny, not(flat)), [
    'De tuin van {garden} m² ligt {facing}.',
    'Le jardin de {garden} m² est exposé {facing}.',
    'The garden of {garden} m² faces {facing}.',
    'Der Garten von {garden} m² liegt {facing}.',
  ]),
  point(
    all(small, not(flat)),
    [
      'De stadstuin van {garden} m² is klein genoeg om weinig werk te vragen.',
      'Le jardin de ville de {garden} m² demande peu de travail.',
      'The town garden of {garden} m² is small enough to ask for little work.',
      'Der Stadtgarten von {garden} m² macht wenig Arbeit.',
    ],
    [
      'Ommuurd en stil: de tuin van {garden} m² is een kamer in open lucht.',
      'Clos de murs et tranquille, le jardin de {garden} m² est une pièce à ciel ouvert.',
      'Walled and quiet, the garden of {garden} m² is a room in the open air.',
      'Von Mauern umgeben und still: Der Garten von {garden} m² ist ein Zimmer unter freiem Himmel.',
    ],
  ),
  point(
    middling,
    [
      'De tuin is volledig afgesloten, handig voor kinderen en voor de hond.',
      'Le jardin est entièrement clôturé, ce qui est pratique avec des enfants ou un chien.',
      'The garden is fully enclosed, handy for children and for the dog.',
      'Der Garten ist ganz eingezäunt, praktisch für Kinder und den Hund.',
    ],
    [
      'Hagen en een paar volwassen bomen geven de tuin beschutting.',
      'Des haies et quelques arbres adultes abritent le jardin.',
      'Hedges and a few mature trees shelter the garden.',
      'Hecken und einige alte Bäume schützen den Garten.',
    ],
  ),
  point(
    all(large, not(farm)),
    [
      'De tuin van {garden} m² werd aangelegd met gazon, borders en oude bomen.',
      'Le jardin de {garden} m² a été dessiné avec pelouse, bordures et vieux arbres.',
      'The garden of {garden} m² is laid out with lawn, borders and old trees.',
      'Der Garten von {garden} m² ist mit Rasen, Beeten und alten Bäumen angelegt.',
    ],
    [
      'Rond het huis ligt {garden} m² groen, waarvan u de buren niet ziet.',
      'Autour de la maison, {garden} m² de verdure d’où l’on ne voit pas les voisins.',
      'Around the house lie {garden} m² of greenery, with no neighbours in sight.',
      'Rund um das Haus liegen {garden} m² Grün, von denen aus man keine Nachbarn sieht.',
    ],
  ),
  point(farm, [
    'Bij het huis horen {ground} m² grond, deels erf, deels tuin en weide.',
    'La maison s’accompagne de {ground} m² de terrain, entre cour, jardin et prairie.',
    'With the house go {ground} m² of land, part yard, part garden and meadow.',
    'Zum Haus gehören {ground} m² Land, teils Hof, teils Garten und Wiese.',
  ]),
  point(all(garden, flat), [
    'Van het terras van {terrace} m² stapt u in de eigen tuin van {garden} m².',
    'De la terrasse de {terrace} m², on descend dans le jardin privé de {garden} m².',
    'From the terrace of {terrace} m² you step into a private garden of {garden} m².',
    'Von der Terrasse mit {terrace} m² treten Sie in den eigenen Garten von {garden} m².',
  ]),
  point(
    all(garden, terrace, evening),
    [
      'Het terras van {terrace} m² vangt de avondzon.',
      'La terrasse de {terrace} m² reçoit le soleil du soir.',
      'The terrace of {terrace} m² catches the evening sun.',
      'Die Terrasse von {terrace} m² hat Abendsonne.',
    ],
    [
      'Op het terras eet u ’s zomers tot het donker wordt.',
      'En été, on dîne sur la terrasse jusqu’à la nuit.',
      'In summer you can eat on the terrace until dark.',
      'Auf der Terrasse kann man im Sommer essen, bis es dunkel wird.',
    ],
  ),
  point(
    all(garden, terrace, not(flat)),
    [
      'Een terras van {terrace} m² sluit aan op de keuken.',
      'Une terrasse de {terrace} m² prolonge la cuisine.',
      'A terrace of {terrace} m² adjoins the kitchen.',
      'An die Küche schließt eine Terrasse von {terrace} m² an.',
    ],
    [
      'Tussen huis en gazon ligt {terrace} m² terras in natuursteen.',
      'Entre la maison et la pelouse, {terrace} m² de terrasse en pierre naturelle.',
      'Between house and lawn lie {terrace} m² of stone terrace.',
      'Zwischen Haus und Rasen liegen {terrace} m² Terrasse aus Naturstein.',
    ],
  ),
];
