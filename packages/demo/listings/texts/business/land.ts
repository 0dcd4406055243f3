import type { Facts } from '../../property/facts.ts';
import { all, each, of, point } from '../point.ts';

const plot = of('plot');
const small = ({ ground }: Facts) => ground < 450;
const flemish = ({ region }: Facts) => region === 'flanders';

/** Openings for building land. */
export const landOpenings = [
  point(
    plot,
    [
      'Een perceel van {ground} m² aan een uitgeruste weg, klaar om te bouwen.',
      'Un terrain de {ground} m² en bordure d’une voirie équipée, prêt à bâtir.',
      'A plot of {ground} m² on a road with services, ready for building.',
      'Ein Grundstück von {ground} m² an einer erschlossenen Straße, baureif.',
    ],
    [
      'Bouwgrond van {ground} m² tussen bestaande huizen, in een straat die af is.',
      'Un terrain à bâtir de {ground} m² entre des maisons existantes, dans une rue achevée.',
      'Building land of {ground} m² between existing houses, on a street that is complete.',
      'Bauland von {ground} m² zwischen bestehenden Häusern, in einer fertigen Straße.',
    ],
  ),
  point(
    all(plot, ({ orientation }) => orientation === null),
    [
      'Dit bouwperceel van {ground} m² ligt op een rustige plek {in}.',
      'Ce terrain à bâtir de {ground} m² se trouve dans un endroit calme {in}.',
      'This building plot of {ground} m² is in a quiet spot {in}.',
      'Dieses Baugrundstück von {ground} m² liegt an einem ruhigen Ort {in}.',
    ],
  ),
];

/** What may be built, and the condition of the soil. */
export const landPoints = [
  ...each(all(plot, small), [
    'Er mag een gesloten of halfopen woning komen, met twee bouwlagen en een dak.',
    'On peut y construire une maison de deux ou trois façades, à deux niveaux et toiture.',
    'A terraced or semi-detached house may be built, two storeys with a roof.',
    'Erlaubt ist ein Reihenhaus oder eine Doppelhaushälfte mit zwei Geschossen und Dach.',
  ]),
  ...each(
    all(plot, ({ ground }) => ground >= 450),
    [
      'Een vrijstaande woning met twee bouwlagen is toegelaten.',
      'Une maison quatre façades à deux niveaux y est autorisée.',
      'A detached house of two storeys is allowed.',
      'Zulässig ist ein frei stehendes Haus mit zwei Geschossen.',
    ],
  ),
  ...each(
    plot,
    [
      'Water, gas, elektriciteit en riolering liggen in de straat.',
      'L’eau, le gaz, l’électricité et l’égout sont dans la rue.',
      'Water, gas, electricity and sewer are in the street.',
      'Wasser, Gas, Strom und Kanal liegen in der Straße.',
    ],
    [
      'Een sondering is gebeurd en wijst op een gewone fundering.',
      'Un essai de sol a été réalisé et permet une fondation ordinaire.',
      'A soil test has been done and points to ordinary foundations.',
      'Eine Sondierung liegt vor und lässt eine gewöhnliche Gründung erwarten.',
    ],
  ),
  ...each(all(plot, flemish), [
    'De watertoets en het stedenbouwkundig uittreksel kunt u bij ons inkijken.',
    'L’évaluation aquatique et l’extrait urbanistique peuvent être consultés chez nous.',
    'The water assessment and the planning extract can be seen at our office.',
    'Wasserprüfung und städtebaulicher Auszug können bei uns eingesehen werden.',
  ]),
];

export const landClosings = [
  point(
    plot,
    [
      'U kiest zelf architect en aannemer.',
      'Vous choisissez vous-même architecte et entrepreneur.',
      'You choose your own architect and builder.',
      'Architekt und Bauunternehmen wählen Sie selbst.',
    ],
    [
      'Loop er gerust eens langs, het bord staat er.',
      'Passez sur place, le panneau y est.',
      'Do walk past, the board is up.',
      'Schauen Sie ruhig vorbei, das Schild steht dort.',
    ],
  ),
];
