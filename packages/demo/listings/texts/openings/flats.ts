import { all, dated, forRent, forSale, not, of, point, renovated } from '../point.ts';

const terraceFlat = of('terrace-flat');
const loft = of('loft');
const studio = of('studio');
const upstairs = ({ floor }: { floor: number | null }) => (floor ?? 0) > 0;

/** Openings for flats. A floor, where mentioned, is the listing's own. */
export const flatOpenings = [
  point(
    of('new-flat'),
    [
      'Dit appartement uit {built} ligt {onFloor} van een gebouw dat op stilte en licht is ontworpen.',
      'Cet appartement de {built} se trouve {onFloor} d’un immeuble conçu pour le calme et la lumière.',
      'This apartment from {built} is {onFloor} of a building designed for quiet and light.',
      'Diese Wohnung von {built} liegt {onFloor} eines Gebäudes, das auf Ruhe und Licht ausgelegt ist.',
    ],
    [
      'Nieuwbouw uit {built}, compact waar het kan en ruim waar u leeft.',
      'Un immeuble de {built}, compact là où c’est possible, généreux là où l’on vit.',
      'Built in {built}, compact where it can be and generous where you live.',
      'Ein Neubau von {built}, kompakt, wo es geht, und großzügig, wo man lebt.',
    ],
  ),
  point(
    all(terraceFlat, not(dated)),
    [
      'Een appartement dat u rustig binnenlaat: een hal, een lange leefruimte en de straat op afstand.',
      'Un appartement qui vous accueille en douceur : un hall, un long séjour et la rue qui se tient à distance.',
      'An apartment that lets you in gently: a hall, a long living room and the street kept at a distance.',
      'Eine Wohnung, die Sie ruhig empfängt: eine Diele, ein langer Wohnraum und die Straße auf Abstand.',
    ],
    [
      'Dit appartement ligt {onFloor} van een verzorgd gebouw uit {built}.',
      'Cet appartement se situe {onFloor} d’un immeuble soigné de {built}.',
      'This apartment is {onFloor} of a well-kept building from {built}.',
      'Diese Wohnung liegt {onFloor} eines gepflegten Gebäudes von {built}.',
    ],
  ),
  point(all(terraceFlat, dated), [
    'Een appartement uit {built} in zijn oorspronkelijke staat, voor wie graag zelf kiest hoe het wordt.',
    'Un appartement de {built} dans son état d’origine, pour qui aime choisir soi-même ce qu’il deviendra.',
    'An apartment from {built} in its original state, for anyone who likes to decide what it will become.',
    'Eine Wohnung von {built} im ursprünglichen Zustand, für alle, die selbst entscheiden möchten, was daraus wird.',
  ]),
  point(of('garden-flat'), [
    'Een appartement met een eigen tuin: gelijkvloers wonen zonder het onderhoud van een huis.',
    'Un appartement avec jardin privé : vivre de plain-pied sans l’entretien d’une maison.',
    'An apartment with a garden of its own: ground-floor living without the upkeep of a house.',
    'Eine Wohnung mit eigenem Garten: ebenerdig wohnen ohne den Aufwand eines Hauses.',
  ]),
  point(of('penthouse'), [
    'Boven u alleen nog de lucht: deze penthouse beslaat de bovenste verdieping van een gebouw uit {built}.',
    'Au-dessus de vous, il n’y a plus que le ciel : ce penthouse occupe le dernier étage d’un immeuble de {built}.',
    'Nothing above you but the sky: this penthouse takes the top floor of a building from {built}.',
    'Über Ihnen nur noch der Himmel: Dieses Penthouse nimmt das oberste Geschoss eines Gebäudes von {built} ein.',
  ]),
  point(of('duplex'), [
    'Twee verdiepingen, één appartement: deze duplex uit {built} woont als een klein huis.',
    'Deux niveaux, un seul appartement : ce duplex de {built} se vit comme une petite maison.',
    'Two floors, one apartment: this duplex from {built} lives like a small house.',
    'Zwei Ebenen, eine Wohnung: Diese Maisonette von {built} lebt sich wie ein kleines Haus.',
  ]),
  point(all(loft, renovated), [
    'In {built} werd hier gewerkt, sinds {renovated} wordt er gewoond: een loft met de maten van een atelier.',
    'En {built}, on travaillait ici. Depuis {renovated}, on y habite : un loft aux dimensions d’atelier.',
    'In {built} people worked here, since {renovated} they have lived here: a loft with the dimensions of a workshop.',
    'Im Jahr {built} wurde hier gearbeitet, seit {renovated} wird hier gewohnt: ein Loft mit den Maßen einer Werkstatt.',
  ]),
  point(all(studio, forSale), [
    'Een studio uit {built} die alles heeft op {living} m², voor uzelf of om te verhuren.',
    'Un studio de {built} où tout tient en {living} m², pour vous-même ou pour louer.',
    'A studio from {built} with everything in {living} m², for yourself or to let.',
    'Ein Studio von {built}, in dem auf {living} m² alles Platz hat, für Sie selbst oder zum Vermieten.',
  ]),
  point(all(studio, forRent), [
    'Een studio om mee te beginnen: {living} m², alles in orde en niets te veel.',
    'Un studio pour commencer : {living} m², tout en ordre et rien de superflu.',
    'A studio to start with: {living} m², everything in order and nothing superfluous.',
    'Ein Studio für den Anfang: {living} m², alles in Ordnung und nichts zu viel.',
  ]),
  point(all(of('terrace-flat', 'new-flat'), upstairs, forRent), [
    'Te huur {onFloor}: een appartement waar u na een werkdag graag thuiskomt.',
    'À louer {onFloor} : un appartement où l’on aime rentrer après une journée de travail.',
    'To let {onFloor}: an apartment that is good to come home to after work.',
    'Zu vermieten {onFloor}: eine Wohnung, in die man nach der Arbeit gern nach Hause kommt.',
  ]),
];
