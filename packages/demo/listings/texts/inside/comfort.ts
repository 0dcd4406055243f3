import type { Facts } from '../../property/facts.ts';
import { all, dated, not, of, point } from '../point.ts';

const home = ({ variant }: Facts) => ['house', 'apartment'].includes(variant.type);
const flat = ({ variant }: Facts) => variant.type === 'apartment' || variant.type === 'studio';
const house = ({ variant }: Facts) => variant.type === 'house';
const kitchen = (state: Facts['equipment']['kitchen']) => (facts: Facts) =>
  home(facts) && facts.equipment.kitchen === state;

/** Kitchens, light and other comforts of a home. */
export const comfort = [
  point(
    kitchen('super'),
    [
      'De keuken heeft een kookeiland, veel bergruimte en toestellen van recente datum.',
      'La cuisine a un îlot, beaucoup de rangements et des appareils récents.',
      'The kitchen has an island, plenty of storage and recent appliances.',
      'Die Küche hat eine Kochinsel, viel Stauraum und neuere Geräte.',
    ],
    [
      'Koken doet u met zicht op de leefruimte, aan een volledig ingerichte keuken met stenen werkblad.',
      'On cuisine avec vue sur le séjour, dans une cuisine entièrement équipée au plan de travail en pierre.',
      'You cook with a view of the living room, in a fully fitted kitchen with a stone worktop.',
      'Gekocht wird mit Blick in den Wohnraum, in einer voll ausgestatteten Küche mit Steinplatte.',
    ],
    [
      'Oven, stoomoven, vaatwasser en inductieplaat zijn ingebouwd en blijven ter plaatse.',
      'Four, four à vapeur, lave-vaisselle et taque à induction sont encastrés et restent sur place.',
      'Oven, steam oven, dishwasher and induction hob are built in and stay.',
      'Backofen, Dampfgarer, Geschirrspüler und Induktionsfeld sind eingebaut und bleiben.',
    ],
  ),
  point(
    kitchen('fitted'),
    [
      'De keuken is ingericht met kookplaat, oven en koelkast en heeft plaats voor een ontbijttafel.',
      'La cuisine est équipée d’une taque, d’un four et d’un frigo, et l’on y prend le petit-déjeuner.',
      'The kitchen is fitted with hob, oven and fridge and has room for a breakfast table.',
      'Die Küche ist mit Kochfeld, Backofen und Kühlschrank ausgestattet und hat Platz für einen Frühstückstisch.',
    ],
    [
      'Een ingerichte keuken en een aparte berging houden de leefruimte vrij.',
      'Une cuisine équipée et un débarras séparé laissent le séjour dégagé.',
      'A fitted kitchen and a separate storeroom keep the living room clear.',
      'Eine eingerichtete Küche und ein eigener Abstellraum halten den Wohnraum frei.',
    ],
  ),
  point(kitchen('simple'), [
    'De keuken is eenvoudig en aan vervanging toe; de aansluitingen liggen klaar.',
    'La cuisine est simple et vous voudrez la remplacer ; les raccordements sont en place.',
    'The kitchen is simple and you will want to replace it; the connections are there.',
    'Die Küche ist einfach und sollte ersetzt werden; die Anschlüsse sind vorhanden.',
  ]),
  point(
    all(home, not(dated)),
    [
      'Het licht valt langs twee kanten binnen, zodat de leefruimte de hele dag helder is.',
      'La lumière entre des deux côtés et le séjour reste clair toute la journée.',
      'Light comes in from two sides, so the living room is bright all day.',
      'Das Licht fällt von zwei Seiten ein, sodass der Wohnraum den ganzen Tag hell ist.',
    ],
    [
      'In de woonkamer staat een grote tafel niet in de weg.',
      'Dans le séjour, une grande table ne gêne personne.',
      'In the living room a large table is not in the way.',
      'Im Wohnzimmer steht auch ein großer Tisch nicht im Weg.',
    ],
    [
      'De vloeren lopen door van kamer tot kamer en geven het geheel rust.',
      'Les sols se prolongent d’une pièce à l’autre et donnent du calme à l’ensemble.',
      'The floors run on from room to room and lend calm to the whole.',
      'Die Böden laufen von Raum zu Raum durch und geben dem Ganzen Ruhe.',
    ],
  ),
  point(
    all(home, ({ bedrooms }) => bedrooms > 1),
    [
      'Eén van de slaapkamers is klein genoeg om een goede werkkamer te zijn.',
      'L’une des chambres a juste la taille d’un bon bureau.',
      'One of the bedrooms is just the size of a good study.',
      'Eines der Schlafzimmer hat genau die Größe eines guten Arbeitszimmers.',
    ],
    [
      'De slaapkamers liggen aan de stille kant.',
      'Les chambres donnent du côté calme.',
      'The bedrooms are on the quiet side.',
      'Die Schlafzimmer liegen auf der ruhigen Seite.',
    ],
  ),
  point(
    all(home, ({ bathrooms }) => bathrooms > 0, not(dated)),
    [
      'De badkamer heeft een ligbad, een dubbele wastafel en een raam.',
      'La salle de bain a une baignoire, un double lavabo et une fenêtre.',
      'The bathroom has a bath, a double basin and a window.',
      'Das Bad hat eine Wanne, ein Doppelwaschbecken und ein Fenster.',
    ],
    [
      'In de badkamer vindt u een bad en een inloopdouche naast elkaar.',
      'La salle de bain réunit une baignoire et une douche à l’italienne.',
      'The bathroom has a bath and a walk-in shower side by side.',
      'Im Bad finden Sie Wanne und bodengleiche Dusche nebeneinander.',
    ],
  ),
  point(
    all(flat, ({ lift }) => lift),
    [
      'Het gebouw heeft een lift die op alle verdiepingen stopt.',
      'L’immeuble dispose d’un ascenseur qui dessert tous les étages.',
      'The building has a lift that stops on every floor.',
      'Das Gebäude hat einen Aufzug, der auf allen Etagen hält.',
    ],
    [
      'Een lift en een brede traphal maken verhuizen eenvoudig.',
      'Un ascenseur et une large cage d’escalier facilitent l’emménagement.',
      'A lift and a wide stairwell make moving in simple.',
      'Ein Aufzug und ein breites Treppenhaus machen den Einzug einfach.',
    ],
  ),
  point(
    all(flat, ({ cellar }) => cellar),
    [
      'In de kelder is er een afgesloten berging.',
      'Une cave fermée complète le logement.',
      'A lock-up storeroom in the basement goes with the home.',
      'Zur Wohnung gehört ein abschließbarer Kellerraum.',
    ],
    [
      'Fietsen gaan in de gezamenlijke stalling, de rest in een eigen kelder.',
      'Les vélos vont au local commun, le reste dans une cave privative.',
      'Bicycles go in the shared store, the rest in a cellar of your own.',
      'Fahrräder kommen in den gemeinsamen Abstellraum, der Rest in den eigenen Keller.',
    ],
  ),
  point(
    all(flat, ({ floor }) => (floor ?? 0) >= 4),
    [
      'Zo hoog kijkt u over de daken heen en hoort u de straat nauwelijks.',
      'À cette hauteur, le regard passe au-dessus des toits et la rue ne s’entend guère.',
      'This high up you look over the roofs and hardly hear the street.',
      'So weit oben blickt man über die Dächer und hört die Straße kaum.',
    ],
  ),
  point(
    all(flat, ({ floor, place }) => (floor ?? 0) >= 4 && place.character === 'city'),
    [
      'Het uitzicht reikt tot aan de torens van de stad.',
      'La vue porte jusqu’aux clochers de la ville.',
      'The view reaches to the towers of the town.',
      'Der Blick reicht bis zu den Türmen der Stadt.',
    ],
  ),
  point(
    ({ furnished }) => furnished,
    [
      'Het wordt bemeubeld verhuurd, met bed, kast, tafel en servies.',
      'Il se loue meublé, avec lit, armoire, table et vaisselle.',
      'It is let furnished, with bed, wardrobe, table and crockery.',
      'Vermietet wird möbliert, mit Bett, Schrank, Tisch und Geschirr.',
    ],
  ),
  point(
    all(house, not(of('bungalow')), ({ toilets, floors }) => toilets > 1 && floors > 1),
    [
      'Beneden en boven is er een toilet.',
      'Il y a une toilette en bas et une autre à l’étage.',
      'There is a toilet downstairs and another upstairs.',
      'Unten und oben gibt es je ein WC.',
    ],
    [
      'Een gastentoilet bij de inkom en een tweede boven sparen heel wat trappen.',
      'Une toilette près de l’entrée et une seconde à l’étage épargnent bien des marches.',
      'A cloakroom by the entrance and a second toilet upstairs save a lot of steps.',
      'Ein Gäste-WC am Eingang und ein zweites WC oben sparen viele Stufen.',
    ],
  ),
];
