import type { Facts } from '../../property/facts.ts';
import { all, each, forRent, forSale, of, point } from '../point.ts';

const shop = of('shop');
const cafe = of('cafe');
const terrace = ({ terrace }: Facts) => terrace > 0;

/** Openings for shops and cafés. */
export const tradeOpenings = [
  point(shop, [
    'Een winkelruimte van {living} m² met een vitrine over de volle breedte van de gevel.',
    'Une surface commerciale de {living} m² avec une vitrine sur toute la largeur de la façade.',
    'A shop of {living} m² with a window across the full width of the front.',
    'Ein Ladenlokal von {living} m² mit einem Schaufenster über die ganze Fassadenbreite.',
  ]),
  point(cafe, [
    'Een café met een toog van voor de mode: {living} m² met zaal, keuken en kelder.',
    'Un café dont le comptoir a précédé les modes : {living} m² avec salle, cuisine et cave.',
    'A café whose counter is older than fashion: {living} m² with room, kitchen and cellar.',
    'Ein Café mit einer Theke, die älter ist als jede Mode: {living} m² mit Gastraum, Küche und Keller.',
  ]),
];

/** Features of shops and cafés. */
export const tradePoints = [
  ...each(
    shop,
    [
      'Achteraan zijn er een stockruimte, een keukentje en een toilet.',
      'À l’arrière, une réserve, un coin cuisine et une toilette.',
      'At the back are a stockroom, a kitchenette and a toilet.',
      'Hinten gibt es ein Lager, eine Teeküche und ein WC.',
    ],
    [
      'Het plafond is hoog en de vloer draagt ook zware rekken.',
      'Le plafond est haut et le sol supporte des rayonnages lourds.',
      'The ceiling is high and the floor bears heavy shelving.',
      'Die Decke ist hoch, und der Boden trägt auch schwere Regale.',
    ],
  ),
  ...each(
    cafe,
    [
      'De keuken heeft een dampkap en een vetafscheider.',
      'La cuisine a une hotte et un séparateur de graisses.',
      'The kitchen has extraction and a grease trap.',
      'Die Küche hat einen Abzug und einen Fettabscheider.',
    ],
    [
      'Er is geen verplichting bij een brouwerij.',
      'Il n’y a pas d’obligation de brasserie.',
      'There is no brewery tie.',
      'Es besteht keine Brauereibindung.',
    ],
  ),
  ...each(all(cafe, terrace), [
    'Bij mooi weer komt er een terras van {terrace} m² bij.',
    'Par beau temps, une terrasse de {terrace} m² s’y ajoute.',
    'In fine weather there is a terrace of {terrace} m² as well.',
    'Bei schönem Wetter kommt eine Terrasse von {terrace} m² hinzu.',
  ]),
  ...each(of('shop', 'cafe'), [
    'Op de hoek stopt de bus en wat verder ligt een parking.',
    'Le bus s’arrête au coin et un parking se trouve un peu plus loin.',
    'The bus stops at the corner and there is a car park a little further on.',
    'An der Ecke hält der Bus, etwas weiter liegt ein Parkplatz.',
  ]),
];

/** Closing sentences for all business premises. */
export const businessClosings = [
  point(
    all(forSale, of('shop', 'cafe', 'warehouse', 'workshop', 'offices')),
    [
      'Vraag ons gerust om de plannen en de technische gegevens.',
      'Demandez-nous les plans et les données techniques.',
      'Ask us for the plans and the technical data.',
      'Fragen Sie uns nach Plänen und technischen Daten.',
    ],
    [
      'Een aankoop door een vennootschap behoort tot de mogelijkheden.',
      'Un achat par une société est possible.',
      'Purchase by a company is possible.',
      'Ein Kauf durch eine Gesellschaft ist möglich.',
    ],
  ),
  point(
    all(forRent, of('shop', 'cafe', 'warehouse', 'workshop', 'offices')),
    [
      'De huur is exclusief lasten en btw, de duur is te bespreken.',
      'Le loyer s’entend hors charges et hors TVA, la durée se discute.',
      'The rent excludes charges and VAT; the term can be discussed.',
      'Die Miete versteht sich ohne Nebenkosten und Mehrwertsteuer, die Laufzeit ist verhandelbar.',
    ],
    [
      'Een handelshuur van negen jaar of een kortere formule: wij bespreken het met u.',
      'Bail commercial de neuf ans ou formule plus courte : parlons-en.',
      'A nine-year commercial lease or something shorter: let us talk about it.',
      'Ein Gewerbemietvertrag von neun Jahren oder eine kürzere Lösung: Wir besprechen es mit Ihnen.',
    ],
  ),
];
