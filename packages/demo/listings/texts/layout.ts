import type { Facts } from '../property/facts.ts';
import { all, not, of, point } from './point.ts';

const house = ({ variant }: Facts) => variant.type === 'house';
const flat = ({ variant }: Facts) => variant.type === 'apartment';
const several = ({ bedrooms }: Facts) => bedrooms > 1;
const level = ({ floors }: Facts) => floors === 1;
const stairs = all(house, not(level));
const twoBaths = ({ bathrooms, showers }: Facts) => bathrooms > 1 && showers === 0;
const bathAndShower = ({ bathrooms, showers }: Facts) => bathrooms === 1 && showers === 1;
const oneBath = ({ bathrooms, showers }: Facts) => bathrooms + showers === 1;

/** Size and rooms: the listing's figures as a sentence. */
export const layouts = [
  point(all(stairs, several), [
    'Op {living} m² vindt u beneden de leefruimtes en boven {beds} slaapkamers.',
    'Les {living} m² se répartissent entre les pièces de vie en bas et {beds} chambres à l’étage.',
    'The {living} m² are divided into living rooms downstairs and {beds} bedrooms above.',
    'Die {living} m² verteilen sich auf die Wohnräume unten und {beds} Schlafzimmer oben.',
  ]),
  point(all(stairs, several, oneBath), [
    'Samen {living} m² over {floors} bouwlagen, met {beds} slaapkamers en één badkamer.',
    'En tout, {living} m² sur {floors} niveaux, avec {beds} chambres et une salle de bain.',
    'In all {living} m² over {floors} storeys, with {beds} bedrooms and one bathroom.',
    'Insgesamt {living} m² auf {floors} Geschossen, mit {beds} Schlafzimmern und einem Bad.',
  ]),
  point(all(house, several, bathAndShower), [
    'Naast {beds} slaapkamers zijn er een badkamer en een aparte douchekamer; samen {living} m².',
    'Outre {beds} chambres, on trouve une salle de bain et une salle de douche séparée, pour {living} m² au total.',
    'Besides {beds} bedrooms there are a bathroom and a separate shower room, {living} m² in all.',
    'Neben {beds} Schlafzimmern gibt es ein Bad und ein eigenes Duschbad, zusammen {living} m².',
  ]),
  point(all(house, several, twoBaths), [
    'De {beds} slaapkamers delen twee badkamers, en met {living} m² zit niemand elkaar in de weg.',
    'Les {beds} chambres se partagent deux salles de bain et, avec {living} m², personne ne se gêne.',
    'The {beds} bedrooms share two bathrooms, and with {living} m² nobody is in anyone’s way.',
    'Die {beds} Schlafzimmer teilen sich zwei Bäder, und bei {living} m² steht niemand dem anderen im Weg.',
  ]),
  point(all(house, level, several), [
    'De leefruimte, de keuken en {beds} slaapkamers liggen naast elkaar, samen {living} m².',
    'Le séjour, la cuisine et {beds} chambres se suivent, pour {living} m² en tout.',
    'Living room, kitchen and {beds} bedrooms lie side by side, {living} m² in all.',
    'Wohnraum, Küche und {beds} Schlafzimmer liegen nebeneinander, zusammen {living} m².',
  ]),
  point(
    all(flat, several),
    [
      'De {living} m² zijn verdeeld over een leefruimte, {beds} slaapkamers en een berging.',
      'Les {living} m² comprennent un séjour, {beds} chambres et un débarras.',
      'The {living} m² comprise a living room, {beds} bedrooms and a storeroom.',
      'Die {living} m² umfassen einen Wohnraum, {beds} Schlafzimmer und einen Abstellraum.',
    ],
    [
      'U beschikt over {living} m² met {beds} slaapkamers, weg van de leefruimte.',
      'Vous disposez de {living} m² et de {beds} chambres, à l’écart du séjour.',
      'You have {living} m² with {beds} bedrooms, away from the living room.',
      'Ihnen stehen {living} m² mit {beds} Schlafzimmern zur Verfügung, getrennt vom Wohnraum.',
    ],
    [
      'Een ruime leefkamer, {beds} slaapkamers en samen {living} m²: dat woont gemakkelijk.',
      'Un séjour spacieux, {beds} chambres et {living} m² en tout : on y vit à l’aise.',
      'A spacious living room, {beds} bedrooms and {living} m² in all make for easy living.',
      'Ein geräumiges Wohnzimmer, {beds} Schlafzimmer und zusammen {living} m²: So wohnt es sich bequem.',
    ],
  ),
  point(all(flat, several, bathAndShower), [
    'Er zijn {beds} slaapkamers, een badkamer en een douchekamer, op {living} m².',
    'Il y a {beds} chambres, une salle de bain et une salle de douche, sur {living} m².',
    'There are {beds} bedrooms, a bathroom and a shower room, on {living} m².',
    'Es gibt {beds} Schlafzimmer, ein Bad und ein Duschbad, auf {living} m².',
  ]),
  point(
    all(flat, ({ bedrooms }) => bedrooms === 1),
    [
      'Op {living} m² vindt u een leefruimte met open keuken, één slaapkamer en een badkamer.',
      'Sur {living} m², vous trouvez un séjour avec cuisine ouverte, une chambre et une salle de bain.',
      'On {living} m² you find a living room with open kitchen, one bedroom and a bathroom.',
      'Auf {living} m² finden Sie einen Wohnraum mit offener Küche, ein Schlafzimmer und ein Bad.',
    ],
    [
      'De slaapkamer ligt aan de stille kant; samen meet het appartement {living} m².',
      'La chambre donne du côté calme ; l’appartement mesure {living} m² au total.',
      'The bedroom is on the quiet side; the apartment measures {living} m² in all.',
      'Das Schlafzimmer liegt auf der ruhigen Seite; insgesamt misst die Wohnung {living} m².',
    ],
  ),
  point(of('studio'), [
    'De {living} m² zijn slim verdeeld tussen een slaaphoek, een zithoek en een keukentje.',
    'Les {living} m² sont bien répartis entre un coin nuit, un coin salon et une kitchenette.',
    'The {living} m² are cleverly divided between a place to sleep, a place to sit and a kitchenette.',
    'Die {living} m² sind geschickt in Schlafecke, Sitzecke und Kochnische aufgeteilt.',
  ]),
];
