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
    [
      'Een gebouw uit {built} met weinig buren en veel buitenruimte; dit appartement ligt {onFloor}.',
      'Un immeuble de {built}, peu de voisins et beaucoup d’espace extérieur ; l’appartement est {onFloor}.',
      'A building from {built} with few neighbours and plenty of outdoor space; this apartment is {onFloor}.',
      'Ein Gebäude von {built} mit wenigen Nachbarn und viel Außenraum; diese Wohnung liegt {onFloor}.',
    ],
    [
      'Wie van bij de eerste dag zuinig wil wonen, vindt hier een appartement van {built} met alle techniek aan boord.',
      'Pour vivre de façon économe dès le premier jour, voici un appartement de {built} doté de toutes les techniques actuelles.',
      'For economical living from day one: an apartment from {built} with everything modern building services offer.',
      'Wer vom ersten Tag an sparsam wohnen möchte, findet hier eine Wohnung von {built} mit aller heutigen Technik.',
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
    [
      'Goed gesneden kamers en een gang die geen plaats verliest: dit appartement uit {built} werd verstandig getekend.',
      'Des pièces bien proportionnées et pas un couloir de trop : cet appartement de {built} a été dessiné avec bon sens.',
      'Well-cut rooms and no wasted corridor: this apartment from {built} was sensibly drawn.',
      'Gut geschnittene Räume und kein verlorener Flur: Diese Wohnung von {built} wurde mit Verstand entworfen.',
    ],
    [
      'U woont hier {onFloor}, in een gebouw waar de buren elkaar nog groeten.',
      'Vous habitez {onFloor}, dans un immeuble où les voisins se saluent encore.',
      'You live {onFloor}, in a building where neighbours still say good morning.',
      'Sie wohnen {onFloor}, in einem Haus, in dem sich die Nachbarn noch grüßen.',
    ],
  ),
  point(
    all(terraceFlat, dated),
    [
      'Een appartement uit {built} in zijn oorspronkelijke staat, voor wie graag zelf kiest hoe het wordt.',
      'Un appartement de {built} dans son état d’origine, pour qui aime choisir soi-même ce qu’il deviendra.',
      'An apartment from {built} in its original state, for anyone who likes to decide what it will become.',
      'Eine Wohnung von {built} im ursprünglichen Zustand, für alle, die selbst entscheiden möchten, was daraus wird.',
    ],
    [
      'Dit appartement uit {built} heeft de ruime maten van toen en wacht op een opfrissing.',
      'Cet appartement de {built} a les dimensions généreuses de l’époque et attend un rafraîchissement.',
      'This apartment from {built} has the generous sizes of its day and is waiting to be refreshed.',
      'Diese Wohnung von {built} hat die großzügigen Maße ihrer Zeit und wartet auf eine Auffrischung.',
    ],
  ),
  point(
    of('garden-flat'),
    [
      'Een appartement met een eigen tuin: gelijkvloers wonen zonder het onderhoud van een huis.',
      'Un appartement avec jardin privé : vivre de plain-pied sans l’entretien d’une maison.',
      'An apartment with a garden of its own: ground-floor living without the upkeep of a house.',
      'Eine Wohnung mit eigenem Garten: ebenerdig wohnen ohne den Aufwand eines Hauses.',
    ],
    [
      'De deur naar de tuin staat hier van april tot oktober open.',
      'Ici, la porte du jardin reste ouverte d’avril à octobre.',
      'Here the garden door stays open from April to October.',
      'Hier steht die Gartentür von April bis Oktober offen.',
    ],
    [
      'Dit gelijkvloerse appartement uit {built} heeft wat de meeste appartementen missen, een tuin.',
      'Cet appartement de {built}, au rez-de-chaussée, a ce qui manque à la plupart des autres, un jardin.',
      'This ground-floor apartment from {built} has what most apartments lack, a garden.',
      'Diese Erdgeschosswohnung von {built} hat, was den meisten Wohnungen fehlt: einen Garten.',
    ],
  ),
  point(
    of('penthouse'),
    [
      'Boven u alleen nog de lucht: deze penthouse beslaat de bovenste verdieping van een gebouw uit {built}.',
      'Au-dessus de vous, il n’y a plus que le ciel : ce penthouse occupe le dernier étage d’un immeuble de {built}.',
      'Nothing above you but the sky: this penthouse takes the top floor of a building from {built}.',
      'Über Ihnen nur noch der Himmel: Dieses Penthouse nimmt das oberste Geschoss eines Gebäudes von {built} ein.',
    ],
    [
      'Daken als tuin: {terrace} m² terras rond een penthouse uit {built}.',
      'Les toits pour jardin : {terrace} m² de terrasse autour d’un penthouse de {built}.',
      'The rooftops for a garden: {terrace} m² of terrace around a penthouse from {built}.',
      'Die Dächer als Garten: {terrace} m² Terrasse rund um ein Penthouse von {built}.',
    ],
    [
      'De lift brengt u tot aan de voordeur van deze penthouse {onFloor}.',
      'L’ascenseur vous dépose devant la porte de ce penthouse, {onFloor}.',
      'The lift takes you to the front door of this penthouse {onFloor}.',
      'Der Aufzug bringt Sie bis vor die Tür dieses Penthouses {onFloor}.',
    ],
  ),
  point(
    of('duplex'),
    [
      'Twee verdiepingen, één appartement: deze duplex uit {built} woont als een klein huis.',
      'Deux niveaux, un seul appartement : ce duplex de {built} se vit comme une petite maison.',
      'Two floors, one apartment: this duplex from {built} lives like a small house.',
      'Zwei Ebenen, eine Wohnung: Diese Maisonette von {built} lebt sich wie ein kleines Haus.',
    ],
    [
      'Leven op de ene verdieping en slapen op de andere, dat maakt deze duplex zo praktisch.',
      'Vivre à un niveau et dormir à l’autre, voilà ce qui rend ce duplex si pratique.',
      'Living on one floor and sleeping on the other is what makes this duplex so practical.',
      'Auf der einen Ebene leben, auf der anderen schlafen: Das macht diese Maisonette so praktisch.',
    ],
    [
      'Een binnentrap, twee niveaus en veel hoekjes om tot rust te komen: een duplex uit {built}.',
      'Un escalier intérieur, deux niveaux et bien des recoins tranquilles : un duplex de {built}.',
      'An inner staircase, two levels and plenty of quiet corners: a duplex from {built}.',
      'Eine Innentreppe, zwei Ebenen und viele ruhige Ecken: eine Maisonette von {built}.',
    ],
  ),
  point(
    all(loft, renovated),
    [
      'In {built} werd hier gewerkt, sinds {renovated} wordt er gewoond: een loft met de maten van een atelier.',
      'En {built}, on travaillait ici. Depuis {renovated}, on y habite : un loft aux dimensions d’atelier.',
      'In {built} people worked here, since {renovated} they have lived here: a loft with the dimensions of a workshop.',
      'Im Jahr {built} wurde hier gearbeitet, seit {renovated} wird hier gewohnt: ein Loft mit den Maßen einer Werkstatt.',
    ],
    [
      'Gietijzeren kolommen, grote stalen ramen en een open plan maken van deze oude fabriek een bijzondere loft.',
      'Des colonnes en fonte, de grandes fenêtres en acier et un plan libre font de cette ancienne fabrique un loft singulier.',
      'Cast-iron columns, large steel windows and an open plan make this old factory a loft apart.',
      'Gusseiserne Säulen, große Stahlfenster und ein offener Grundriss machen aus dieser alten Fabrik ein besonderes Loft.',
    ],
    [
      'Wie hoge plafonds en ruwe baksteen zoekt, zit goed in deze loft uit {built}.',
      'Hauts plafonds et brique brute : ce loft de {built} a de quoi vous plaire.',
      'If you like high ceilings and bare brick, this loft from {built} is for you.',
      'Wer hohe Decken und rohen Backstein mag, ist in diesem Loft von {built} richtig.',
    ],
  ),
  point(
    all(studio, forSale),
    [
      'Een studio uit {built} die alles heeft op {living} m², voor uzelf of om te verhuren.',
      'Un studio de {built} où tout tient en {living} m², pour vous-même ou pour louer.',
      'A studio from {built} with everything in {living} m², for yourself or to let.',
      'Ein Studio von {built}, in dem auf {living} m² alles Platz hat, für Sie selbst oder zum Vermieten.',
    ],
    [
      'Klein wonen, groot gemak: deze studio ligt {onFloor} van een gebouw uit {built}.',
      'Petit logement, grande simplicité : ce studio se trouve {onFloor} d’un immeuble de {built}.',
      'Small home, great convenience: this studio is {onFloor} of a building from {built}.',
      'Klein wohnen, groß im Komfort: Dieses Studio liegt {onFloor} eines Gebäudes von {built}.',
    ],
  ),
  point(
    all(studio, forRent),
    [
      'Een studio om mee te beginnen: {living} m², alles in orde en niets te veel.',
      'Un studio pour commencer : {living} m², tout en ordre et rien de superflu.',
      'A studio to start with: {living} m², everything in order and nothing superfluous.',
      'Ein Studio für den Anfang: {living} m², alles in Ordnung und nichts zu viel.',
    ],
    [
      'Wie in de week een eigen plek zoekt, vindt ze in deze studio uit {built}.',
      'Vous cherchez un pied-à-terre en semaine ? Ce studio de {built} vous l’offre.',
      'If you need a place of your own during the week, this studio from {built} is one.',
      'Wer unter der Woche eine eigene Bleibe sucht, findet sie in diesem Studio von {built}.',
    ],
  ),
  point(
    all(of('terrace-flat', 'new-flat'), upstairs, forRent),
    [
      'Te huur {onFloor}: een appartement waar u na een werkdag graag thuiskomt.',
      'À louer {onFloor} : un appartement où l’on aime rentrer après une journée de travail.',
      'To let {onFloor}: an apartment that is good to come home to after work.',
      'Zu vermieten {onFloor}: eine Wohnung, in die man nach der Arbeit gern nach Hause kommt.',
    ],
    [
      'Dit appartement komt vrij en is klaar voor de volgende huurder.',
      'Cet appartement se libère et attend son prochain locataire.',
      'This apartment is becoming free and is ready for its next tenant.',
      'Diese Wohnung wird frei und ist bereit für den nächsten Mieter.',
    ],
  ),
];
