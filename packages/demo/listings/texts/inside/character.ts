import type { Facts } from '../../property/facts.ts';
import { all, dated, not, of, point } from '../point.ts';

const old = all(of('town-house', 'terraced-house', 'corner-house'), ({ built }) => built < 1940);
const town = of('town-house');
const farm = of('farmhouse');
const house = ({ variant }: Facts) => variant.type === 'house';

/** Period features that a building has kept. */
export const character = [
  point(
    old,
    [
      'De cementtegels in de gang liggen er nog, net als de deuren met hun koperen klinken.',
      'Les carreaux de ciment du couloir sont toujours là, comme les portes et leurs poignées de laiton.',
      'The cement tiles in the hall are still there, and so are the doors with their brass handles.',
      'Die Zementfliesen im Flur liegen noch, ebenso die Türen mit ihren Messingklinken.',
    ],
    [
      'Plankenvloeren, lijstwerk en binnendeuren zijn nog die van {built}.',
      'Les planchers, les moulures et les portes intérieures sont encore ceux de {built}.',
      'Floorboards, mouldings and inner doors are still those from {built}.',
      'Dielenböden, Stuckprofile und Innentüren stammen noch von {built}.',
    ],
  ),
  point(
    town,
    [
      'De plafonds zijn hoger dan drie meter en hun stucwerk bleef gespaard.',
      'Les plafonds dépassent les trois mètres et leurs stucs ont été épargnés.',
      'The ceilings are over three metres high and their plasterwork has been spared.',
      'Die Decken sind über drei Meter hoch, und ihr Stuck ist erhalten geblieben.',
    ],
    [
      'In de salons staan twee marmeren schouwen, waarvan één nog trekt.',
      'Les salons ont gardé deux cheminées de marbre, dont une tire encore.',
      'The reception rooms have two marble chimneypieces, one of which still draws.',
      'In den Salons stehen zwei Marmorkamine, von denen einer noch zieht.',
    ],
    [
      'Glas in lood boven de deuren verdeelt het licht tussen voor- en achterkamer.',
      'Les vitraux au-dessus des portes partagent la lumière entre les pièces avant et arrière.',
      'Leaded glass above the doors shares the light between front and back rooms.',
      'Bleiverglasungen über den Türen verteilen das Licht zwischen Vorder- und Hinterzimmer.',
    ],
  ),
  point(
    of('corner-house'),
    [
      'De granito op de vloer en de trapleuning met haar ronding zijn van de hand van de eerste bouwheer.',
      'Le granito au sol et la rampe arrondie de l’escalier datent du premier propriétaire.',
      'The terrazzo floor and the curved stair rail date from the first owner.',
      'Der Terrazzoboden und das geschwungene Treppengeländer stammen vom ersten Bauherrn.',
    ],
    [
      'De hoekkamer, met ramen aan twee kanten, is van de ochtend tot de avond licht.',
      'La pièce d’angle, avec des fenêtres de deux côtés, est claire du matin au soir.',
      'The corner room, with windows on two sides, is light from morning to evening.',
      'Das Eckzimmer mit Fenstern auf zwei Seiten ist von morgens bis abends hell.',
    ],
    [
      'Typisch voor het interbellum zijn de ingemaakte kasten en de schuifdeuren tussen eetkamer en salon.',
      'Typiques de l’entre-deux-guerres : les placards encastrés et les portes coulissantes entre salle à manger et salon.',
      'Typical of the interwar years are the fitted cupboards and the sliding doors between dining room and sitting room.',
      'Typisch für die Zwischenkriegszeit sind die Einbauschränke und die Schiebetüren zwischen Esszimmer und Salon.',
    ],
  ),
  point(
    farm,
    [
      'Eiken balken, een gewelfde kelder en een keuken met plaats voor tien: de oude delen doen nog mee.',
      'Poutres de chêne, cave voûtée et cuisine pour dix convives : les parties anciennes vivent toujours.',
      'Oak beams, a vaulted cellar and a kitchen that seats ten: the old parts still play their role.',
      'Eichenbalken, ein Gewölbekeller und eine Küche für zehn Personen: Die alten Teile leben mit.',
    ],
    [
      'De vroegere schuur is hoog genoeg voor een atelier, een praktijk of gewoon veel spullen.',
      'L’ancienne grange est assez haute pour un atelier, un cabinet ou simplement beaucoup d’affaires.',
      'The former barn is high enough for a studio, a practice or simply a lot of things.',
      'Die frühere Scheune ist hoch genug für ein Atelier, eine Praxis oder einfach für viele Sachen.',
    ],
    [
      'Rond de open haard in de woonkamer liggen nog de Boomse tegels van vroeger.',
      'Autour du feu ouvert du séjour, les vieux carreaux de terre cuite sont encore en place.',
      'Around the open fire in the living room lie the old terracotta tiles.',
      'Rund um den offenen Kamin im Wohnzimmer liegen noch die alten Tonfliesen.',
    ],
  ),
  point(
    all(of('villa'), not(dated)),
    [
      'De leefruimte loopt in een hoek om de zithoek met haard en kijkt langs twee kanten op het groen.',
      'Le séjour tourne autour du salon avec feu et regarde le jardin de deux côtés.',
      'The living room turns the corner round the fireside and looks on to the greenery on two sides.',
      'Der Wohnraum führt um die Kaminecke herum und blickt auf zwei Seiten ins Grüne.',
    ],
    [
      'Een inkomhal met vide brengt licht tot in het midden van het huis.',
      'Un hall d’entrée à double hauteur amène la lumière au cœur de la maison.',
      'A double-height entrance hall brings light into the middle of the house.',
      'Eine Eingangshalle mit Galerie bringt Licht bis in die Mitte des Hauses.',
    ],
    [
      'De slaapkamer van de ouders heeft een eigen dressing en een raam op de tuin.',
      'La chambre des parents a son dressing et une fenêtre sur le jardin.',
      'The main bedroom has its own dressing room and a window on the garden.',
      'Das Elternschlafzimmer hat eine eigene Ankleide und ein Fenster zum Garten.',
    ],
  ),
  point(
    of('bungalow'),
    [
      'Een breed schuifraam laat de grens tussen woonkamer en tuin verdwijnen.',
      'Une large baie coulissante efface la limite entre le séjour et le jardin.',
      'A wide sliding window dissolves the line between living room and garden.',
      'Ein breites Schiebefenster lässt die Grenze zwischen Wohnzimmer und Garten verschwinden.',
    ],
    [
      'De haard in natuursteen deelt de woonkamer in een zit- en een eethoek.',
      'La cheminée en pierre naturelle sépare le coin salon du coin repas.',
      'The stone fireplace divides the living room into a place to sit and a place to eat.',
      'Der Natursteinkamin teilt das Wohnzimmer in Sitz- und Essbereich.',
    ],
  ),
  point(
    of('loft'),
    [
      'Onder het plafond van vier meter past een mezzanine zonder dat de ruimte kleiner voelt.',
      'Sous quatre mètres de plafond, une mezzanine trouve sa place sans rétrécir l’espace.',
      'Under a four-metre ceiling a mezzanine fits without making the space feel smaller.',
      'Unter der vier Meter hohen Decke hat eine Galerie Platz, ohne dass der Raum kleiner wirkt.',
    ],
    [
      'De betonnen vloer werd gepolijst en de bakstenen muren bleven zichtbaar.',
      'Le sol en béton a été poli et les murs de brique sont restés apparents.',
      'The concrete floor was polished and the brick walls left bare.',
      'Der Betonboden wurde poliert, die Backsteinwände blieben sichtbar.',
    ],
    [
      'De fabrieksramen reiken bijna van vloer tot plafond.',
      'Les fenêtres d’usine montent presque du sol au plafond.',
      'The factory windows reach almost from floor to ceiling.',
      'Die Fabrikfenster reichen fast vom Boden bis zur Decke.',
    ],
  ),
  point(
    all(house, ({ attic }) => attic),
    [
      'De zolder is bereikbaar met een vaste trap en kan een extra kamer worden.',
      'Le grenier, accessible par un escalier fixe, peut devenir une chambre de plus.',
      'The attic has a fixed staircase and could become another room.',
      'Der Dachboden ist über eine feste Treppe erreichbar und kann ein weiteres Zimmer werden.',
    ],
    [
      'Onder het dak wacht een zolder die nog niet is ingericht.',
      'Sous le toit, un grenier qui n’est pas encore aménagé.',
      'Under the roof is an attic not yet fitted out.',
      'Unter dem Dach wartet ein noch nicht ausgebauter Speicher.',
    ],
    [
      'Op zolder is plaats voor berging, en met een dakraam voor meer.',
      'Le grenier sert au rangement et, avec une fenêtre de toit, à bien plus.',
      'The attic has room for storage and, with a roof window, for more.',
      'Der Speicher bietet Stauraum und mit einem Dachfenster auch mehr.',
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
    [
      'Onder het huis ligt een kelder met stahoogte.',
      'Sous la maison s’étend une cave où l’on tient debout.',
      'Under the house is a cellar you can stand up in.',
      'Unter dem Haus liegt ein Keller mit Stehhöhe.',
    ],
    [
      'Een kelder onder een deel van het huis houdt de keuken vrij van voorraad.',
      'Une cave sous une partie de la maison décharge la cuisine de ses provisions.',
      'A cellar under part of the house keeps stores out of the kitchen.',
      'Ein Keller unter einem Teil des Hauses hält die Küche von Vorräten frei.',
    ],
  ),
];
