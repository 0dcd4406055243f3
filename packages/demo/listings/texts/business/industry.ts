import type { Facts } from '../../property/facts.ts';
import { all, each, of, point } from '../point.ts';

const warehouse = of('warehouse');
const workshop = of('workshop');
const offices = of('offices');

/** Openings for warehouses, workshops and offices. */
export const industryOpenings = [
  point(warehouse, [
    'Een magazijn van {living} m² zonder kolommen in de weg, gebouwd in {built}.',
    'Un entrepôt de {living} m² sans colonnes gênantes, construit en {built}.',
    'A warehouse of {living} m² with no columns in the way, built in {built}.',
    'Eine Lagerhalle von {living} m² ohne störende Stützen, gebaut im Jahr {built}.',
  ]),
  point(workshop, [
    'Een werkplaats uit {built} achter een poort, met {living} m² onder sheddaken.',
    'Un atelier de {built} derrière une porte cochère, avec {living} m² sous des toits en shed.',
    'A workshop from {built} behind a gate, with {living} m² under a saw-tooth roof.',
    'Eine Werkstatt von {built} hinter einem Tor, mit {living} m² unter einem Sheddach.',
  ]),
  point(
    offices,
    [
      '{living} m² kantoor {onFloor}, vrij in te delen.',
      '{living} m² de bureaux {onFloor}, à aménager librement.',
      '{living} m² of offices {onFloor}, to be divided as you like.',
      '{living} m² Büro {onFloor}, frei einteilbar.',
    ],
    [
      'Deze kantoren liggen {onFloor} van een gebouw uit {built}.',
      'Ces bureaux se situent {onFloor} d’un immeuble de {built}.',
      'These offices are {onFloor} of a building from {built}.',
      'Diese Büros liegen {onFloor} eines Gebäudes von {built}.',
    ],
  ),
];

/** Features of warehouses, workshops and offices. */
export const industryPoints = [
  ...each(
    warehouse,
    [
      'De vrije hoogte bedraagt zeven meter.',
      'La hauteur libre est de sept mètres.',
      'The clear height is seven metres.',
      'Die lichte Höhe beträgt sieben Meter.',
    ],
    [
      'Er zijn een laadkade en een sectionaalpoort op straatniveau.',
      'Il y a un quai de chargement et une porte sectionnelle de plain-pied.',
      'There are a loading dock and a sectional door at street level.',
      'Es gibt eine Laderampe und ein Sektionaltor auf Straßenhöhe.',
    ],
  ),
  ...each(workshop, [
    'Krachtstroom en perslucht zijn aanwezig.',
    'Force motrice et air comprimé sont présents.',
    'Three-phase power and compressed air are in place.',
    'Starkstrom und Druckluft sind vorhanden.',
  ]),
  ...each(
    offices,
    [
      'Valse plafonds, databekabeling en een verhoogde vloer zijn er al.',
      'Faux plafonds, câblage informatique et plancher technique sont en place.',
      'Suspended ceilings, data cabling and a raised floor are in place.',
      'Abgehängte Decken, Datenkabel und Doppelboden sind vorhanden.',
    ],
    [
      'Twee vergaderzalen, een keuken en sanitair horen bij het geheel.',
      'Deux salles de réunion, une cuisine et des sanitaires complètent l’ensemble.',
      'Two meeting rooms, a kitchen and washrooms complete the whole.',
      'Zwei Besprechungsräume, eine Küche und Sanitärräume gehören dazu.',
    ],
  ),
  ...each(
    all(offices, ({ lift }: Facts) => lift),
    [
      'Een lift en een onthaal bedienen alle gebruikers.',
      'Un ascenseur et un accueil servent tous les occupants.',
      'A lift and a reception desk serve all occupiers.',
      'Aufzug und Empfang stehen allen Nutzern zur Verfügung.',
    ],
  ),
  ...each(
    ({ variant, parkings }) => ['offices', 'industrial'].includes(variant.type) && parkings > 1,
    [
      'Er zijn {parkings} parkeerplaatsen op het terrein.',
      'Il y a {parkings} places de parking sur le site.',
      'There are {parkings} parking spaces on site.',
      'Auf dem Gelände gibt es {parkings} Parkplätze.',
    ],
  ),
  ...each(of('warehouse', 'workshop'), [
    'Vrachtwagens bereiken het terrein zonder door een woonwijk te rijden.',
    'Les camions accèdent au site sans traverser de quartier résidentiel.',
    'Lorries reach the site without crossing a residential area.',
    'Lastwagen erreichen das Gelände, ohne durch ein Wohngebiet zu fahren.',
  ]),
  ...each(offices, [
    'Met de trein of de bus komt uw personeel vlot tot aan de deur.',
    'Votre personnel arrive facilement en train ou en bus.',
    'Your staff can easily come by train or bus.',
    'Mit Bahn oder Bus kommt Ihr Personal bequem bis vor die Tür.',
  ]),
];
