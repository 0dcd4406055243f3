import type { Facts } from '../../property/facts.ts';
import { all, not, of, point } from '../point.ts';

const home = ({ variant }: Facts) => ['house', 'apartment', 'studio'].includes(variant.type);
const flat = ({ variant }: Facts) => variant.type === 'apartment' || variant.type === 'studio';
const only = ({ garden, terrace }: Facts) => garden === 0 && terrace > 0;
const sunny = ({ orientation }: Facts) => orientation !== null && orientation !== 'north';
const penthouse = of('penthouse');
const outdoors = ({ garden, terrace }: Facts) => garden > 0 || terrace > 0;
const coast = ({ place }: Facts) => place.character === 'coast';

/** Terraces of homes without a garden, and sentences for homes with neither. */
export const terraces = [
  point(
    all(flat, only, sunny, not(penthouse)),
    [
      'Het terras van {terrace} m² ligt {facing} en is diep genoeg voor een tafel.',
      'La terrasse de {terrace} m², exposée {facing}, est assez profonde pour une table.',
      'The terrace of {terrace} m² faces {facing} and is deep enough for a table.',
      'Die Terrasse von {terrace} m² liegt {facing} und ist tief genug für einen Tisch.',
    ],
    [
      'Buiten zit u op {terrace} m² terras, gericht {facing}.',
      'Dehors, {terrace} m² de terrasse, orientée {facing}.',
      'Outside there are {terrace} m² of terrace, facing {facing}.',
      'Draußen sitzen Sie auf {terrace} m² Terrasse, {facing} ausgerichtet.',
    ],
  ),
  point(
    all(flat, only, not(penthouse)),
    [
      'Aan de leefruimte hoort een terras van {terrace} m².',
      'Une terrasse de {terrace} m² prolonge le séjour.',
      'A terrace of {terrace} m² adjoins the living room.',
      'Zum Wohnraum gehört eine Terrasse von {terrace} m².',
    ],
    [
      'Er is een beschut terras van {terrace} m².',
      'Une terrasse abritée de {terrace} m² complète le logement.',
      'There is a sheltered terrace of {terrace} m².',
      'Es gibt eine geschützte Terrasse von {terrace} m².',
    ],
  ),
  point(penthouse, [
    'Het terras van {terrace} m² loopt langs de leefruimte en kan een lange tafel en wat groen hebben.',
    'La terrasse de {terrace} m² longe le séjour et accueille une longue table et quelques plantations.',
    'The terrace of {terrace} m² runs along the living room and takes a long table and some planting.',
    'Die Terrasse von {terrace} m² verläuft entlang des Wohnraums und bietet Platz für eine lange Tafel und etwas Grün.',
  ]),
  point(all(not(flat), home, only), [
    'Een terras van {terrace} m² vervangt de tuin en vraagt geen grasmaaier.',
    'Une terrasse de {terrace} m² remplace le jardin, sans tondeuse.',
    'A terrace of {terrace} m² takes the place of a garden, and needs no mower.',
    'Eine Terrasse von {terrace} m² ersetzt den Garten und braucht keinen Rasenmäher.',
  ]),
  point(
    all(flat, not(outdoors)),
    [
      'Een eigen terras is er niet, wel grote ramen die helemaal open kunnen.',
      'Il n’y a pas de terrasse, mais de grandes fenêtres qui s’ouvrent entièrement.',
      'There is no terrace, but there are large windows that open fully.',
      'Eine Terrasse gibt es nicht, dafür große Fenster, die sich ganz öffnen lassen.',
    ],
    [
      'Voor buitenlucht zorgen hoge ramen en een park op wandelafstand.',
      'Pour prendre l’air, de hautes fenêtres et un parc à quelques pas.',
      'Fresh air comes through tall windows, and from a park within walking distance.',
      'Für frische Luft sorgen hohe Fenster und ein Park in Gehweite.',
    ],
  ),
  point(
    all(home, coast, ({ floor }) => (floor ?? 0) >= 3),
    [
      'Tussen de gebouwen door ziet u de zee.',
      'Entre les immeubles, on aperçoit la mer.',
      'Between the buildings you can see the sea.',
      'Zwischen den Gebäuden sieht man das Meer.',
    ],
  ),
];
