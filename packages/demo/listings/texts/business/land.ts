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
    [
      'Wie zelf wil bouwen, vindt hier {ground} m² grond zonder bouwverplichting.',
      'Pour construire votre propre maison, voici {ground} m² de terrain libre de constructeur.',
      'To build your own house: {ground} m² of land with no builder attached.',
      'Wer selbst bauen möchte, findet hier {ground} m² Land ohne Bauträgerbindung.',
    ],
    [
      'Gras, een rij bomen en een hek: meer staat er nog niet op deze {ground} m².',
      'De l’herbe, une rangée d’arbres et une clôture : il n’y a encore rien d’autre sur ces {ground} m².',
      'Grass, a row of trees and a fence: nothing else stands on these {ground} m² yet.',
      'Gras, eine Baumreihe und ein Zaun: Mehr steht noch nicht auf diesen {ground} m².',
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
  ...each(
    all(plot, small),
    [
      'Er mag een gesloten of halfopen woning komen, met twee bouwlagen en een dak.',
      'On peut y construire une maison de deux ou trois façades, à deux niveaux et toiture.',
      'A terraced or semi-detached house may be built, two storeys with a roof.',
      'Erlaubt ist ein Reihenhaus oder eine Doppelhaushälfte mit zwei Geschossen und Dach.',
    ],
    [
      'De toegelaten bouwdiepte is vijftien meter op het gelijkvloers.',
      'La profondeur de bâtisse autorisée est de quinze mètres au rez-de-chaussée.',
      'The permitted depth is fifteen metres on the ground floor.',
      'Die zulässige Bautiefe beträgt fünfzehn Meter im Erdgeschoss.',
    ],
  ),
  ...each(
    all(plot, ({ ground }) => ground >= 450),
    [
      'Een vrijstaande woning met twee bouwlagen is toegelaten.',
      'Une maison quatre façades à deux niveaux y est autorisée.',
      'A detached house of two storeys is allowed.',
      'Zulässig ist ein frei stehendes Haus mit zwei Geschossen.',
    ],
    [
      'De breedte laat een woning toe met aan elke kant drie meter vrij.',
      'La largeur permet une maison avec trois mètres libres de chaque côté.',
      'The width allows for a house with three metres free on each side.',
      'Die Breite erlaubt ein Haus mit drei Metern Abstand auf jeder Seite.',
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
    [
      'Het perceel is opgemeten en afgepaald.',
      'La parcelle a été mesurée et bornée.',
      'The plot has been surveyed and staked.',
      'Das Grundstück ist vermessen und abgemarkt.',
    ],
    [
      'De voorschriften laten een plat of een hellend dak toe.',
      'Les prescriptions autorisent une toiture plate ou à versants.',
      'The rules allow a flat or a pitched roof.',
      'Die Vorschriften erlauben ein Flach- oder ein Satteldach.',
    ],
    [
      'Achteraan kan een tuin komen met zon tot de avond.',
      'À l’arrière, il y a de quoi faire un jardin ensoleillé jusqu’au soir.',
      'At the back there is space for a garden with sun until evening.',
      'Hinten ist Platz für einen Garten mit Sonne bis zum Abend.',
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
    [
      'De voorschriften sturen wij u op verzoek toe.',
      'Les prescriptions vous sont envoyées sur demande.',
      'The building rules are sent on request.',
      'Die Bauvorschriften senden wir Ihnen auf Anfrage.',
    ],
    [
      'Wie eerst met zijn architect wil kijken, krijgt daarvoor de tijd.',
      'Vous voulez d’abord venir avec votre architecte ? Prenez votre temps.',
      'If you want to come with your architect first, you will be given the time.',
      'Wer zuerst mit seinem Architekten schauen möchte, bekommt die Zeit dafür.',
    ],
  ),
];
