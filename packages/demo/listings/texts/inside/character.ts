import type { Facts } from '../../property/facts.ts';
import { all, dated, not, of, point } from '../point.ts';

const old = all(of('town-house', 'terraced-house', 'corner-house'), ({ built }) => built < 1940);
const town = of('town-house');
const farm = of('farmhouse');
const house = ({ variant }: Facts) => variant.type === 'house';

/** Period features that a building has kept. */
export const character = [
  point(old, [
    'De cementtegels in de gang liggen er nog, net als de deuren met hun koperen klinken.',
    'Les carreaux de ciment du couloir sont toujours là, comme les portes et leurs poignées de laiton.',
    'The cement tiles in the hall are still there, and so are the doors with their brass handles.',
    'Die Zementfliesen im Flur liegen noch, ebenso die Türen mit ihren Messingklinken.',
  ]),
  point(town, [
    'De plafonds zijn hoger dan drie meter en hun stucwerk bleef gespaard.',
    'Les plafonds dépassent les trois mètres et leurs stucs ont été épargnés.',
    'The ceilings are over three metres high and their plasterwork has been spared.',
    'Die Decken sind über drei Meter hoch, und ihr Stuck ist erhalten geblieben.',
  ]),
  point(of('corner-house'), [
    'De granito op de vloer en de trapleuning met haar ronding zijn van de hand van de eerste bouwheer.',
    'Le granito au sol et la rampe arrondie de l’escalier datent du premier propriétaire.',
    'The terrazzo floor and the curved stair rail date from the first owner.',
    'Der Terrazzoboden und das geschwungene Treppengeländer stammen vom ersten Bauherrn.',
  ]),
  point(farm, [
    'Eiken balken, een gewelfde kelder en een keuken met plaats voor tien: de oude delen doen nog mee.',
    'Poutres de chêne, cave voûtée et cuisine pour dix convives : les parties anciennes vivent toujours.',
    'Oak beams, a vaulted cellar and a kitchen that seats ten: the old parts still play their role.',
    'Eichenbalken, ein Gewölbekeller und eine Küche für zehn Personen: Die alten Teile leben mit.',
  ]),
  point(all(of('villa'), not(dated)), [
    'De leefruimte loopt in een hoek om de zithoek met haard en kijkt langs twee kanten op het groen.',
    'Le séjour tourne autour du salon avec feu et regarde le jardin de deux côtés.',
    'The living room turns the corner round the fireside and looks on to the greenery on two sides.',
    'Der Wohnraum führt um die Kaminecke herum und blickt auf zwei Seiten ins Grüne.',
  ]),
  point(of('bungalow'), [
    'Een breed schuifraam laat de grens tussen woonkamer en tuin verdwijnen.',
    'Une large baie coulissante efface la limite entre le séjour et le jardin.',
    'A wide sliding window dissolves the line between living room and garden.',
    'Ein breites Schiebefenster lässt die Grenze zwischen Wohnzimmer und Garten verschwinden.',
  ]),
  point(of('loft'), [
    'Onder het plafond van vier meter past een mezzanine zonder dat de ruimte kleiner voelt.',
    'Sous quatre mètres de plafond, une mezzanine trouve sa place sans rétrécir l’espace.',
    'Under a four-metre ceiling a mezzanine fits without making the space feel smaller.',
    'Unter der vier Meter hohen Decke hat eine Galerie Platz, ohne dass der Raum kleiner wirkt.',
  ]),
  point(
    all(house, ({ attic }) => attic),
    [
      'De zolder is bereikbaar met een vaste trap en kan een extra kamer worden.',
      'Le grenier, accessible par un escalier fixe, peut devenir une chambre de plus.',
      'The attic has a fixed staircase and could become another room.',
      'Der Dachboden ist über eine feste Treppe erreichbar und kann ein weiteres Zimmer werden.',
    ],
  ),
  point(
    all(house, ({ cellar }) => cellar),
    [
      'De kelder is droog en heeft plaats voor wijn, fietsen en een wasplaats.',
      'La cave est sèche et accueille le vin, les vélos et une buanderie.',
      'The cellar is dry, with room for wine, bicycles and the washing.',
      'Der Keller ist trocken und bietet Platz für Wein, Fahrräder und die Waschküche.',
    ],
  ),
];
