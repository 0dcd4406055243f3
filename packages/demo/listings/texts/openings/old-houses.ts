import { all, cared, dated, of, point, renovated, wellKept } from '../point.ts';

const terraced = of('terraced-house');
const town = of('town-house');
const corner = of('corner-house');
const farm = of('farmhouse');

/** Openings for pre-war and terraced houses. */
export const oldHouseOpenings = [
  point(
    all(terraced, renovated),
    [
      'Van buiten een bescheiden rijwoning uit {built}, van binnen een licht en strak gerenoveerd huis.',
      'De l’extérieur, une maison mitoyenne discrète de {built}. À l’intérieur, un logement clair, rénové avec sobriété.',
      'From the street a modest terraced house from {built}; inside, a light and crisply renovated home.',
      'Von außen ein schlichtes Reihenhaus aus dem Jahr {built}, innen ein helles und klar renoviertes Zuhause.',
    ],
    [
      'Deze rijwoning werd in {renovated} grondig aangepakt en is klaar om te bewonen.',
      'Cette maison mitoyenne a été rénovée en profondeur en {renovated} et peut être habitée tout de suite.',
      'This terraced house was thoroughly renovated in {renovated} and is ready to live in.',
      'Dieses Reihenhaus wurde {renovated} gründlich renoviert und ist bezugsfertig.',
    ],
    [
      'Wie een rijwoning met karakter zoekt zonder de werken, leest best verder.',
      'Vous cherchez une maison mitoyenne de caractère, mais sans les travaux ? Lisez la suite.',
      'If you want a terraced house with character but not the building work, read on.',
      'Wer ein Reihenhaus mit Charakter sucht, aber keine Baustelle, sollte weiterlesen.',
    ],
  ),
  point(
    all(terraced, wellKept),
    [
      'Een rijwoning uit {built} die altijd goed is onderhouden, met kamers die groter zijn dan de gevel doet vermoeden.',
      'Une maison mitoyenne de {built}, toujours bien entretenue, dont les pièces sont plus grandes que la façade ne le laisse croire.',
      'A terraced house from {built}, always well looked after, with rooms larger than the front suggests.',
      'Ein Reihenhaus von {built}, stets gut gepflegt, mit Räumen, die größer sind, als die Fassade vermuten lässt.',
    ],
    [
      'Degelijk gebouwd in {built} en sindsdien met zorg bewoond: deze rijwoning kunt u betrekken zoals ze is.',
      'Construite solidement en {built} et habitée avec soin depuis, cette maison mitoyenne se reprend telle quelle.',
      'Solidly built in {built} and cared for ever since, this terraced house can be moved into as it is.',
      'Solide gebaut im Jahr {built} und seither sorgfältig bewohnt: Dieses Reihenhaus können Sie so beziehen, wie es ist.',
    ],
  ),
  point(
    all(terraced, dated),
    [
      'Deze rijwoning uit {built} vraagt een nieuwe eigenaar met plannen.',
      'Cette maison mitoyenne de {built} attend un propriétaire qui a des projets.',
      'This terraced house from {built} is waiting for an owner with plans.',
      'Dieses Reihenhaus von {built} wartet auf Menschen mit Plänen.',
    ],
    [
      'Wie wil renoveren, vindt hier een gezond huis uit {built} met een logische indeling.',
      'Pour qui veut rénover, voici une maison saine de {built}, au plan logique.',
      'For anyone who wants to renovate, this is a sound house from {built} with a sensible plan.',
      'Wer renovieren möchte, findet hier ein gesundes Haus von {built} mit einem vernünftigen Grundriss.',
    ],
    [
      'Achter deze gevel uit {built} is nog bijna alles oorspronkelijk.',
      'Derrière cette façade de {built}, presque tout est encore d’origine.',
      'Behind this front from {built} almost everything is still original.',
      'Hinter dieser Fassade von {built} ist fast alles noch im ursprünglichen Zustand.',
    ],
  ),
  point(
    town,
    [
      'Dit herenhuis uit {built} heeft drie kamers op een rij, zoals het hoort.',
      'Cette maison de maître de {built} a gardé son enfilade de trois pièces.',
      'This town house from {built} still has its three rooms in a row.',
      'Dieses Stadthaus von {built} hat noch seine drei Zimmer in einer Flucht.',
    ],
    [
      'Achter de gevel van {built} ligt een herenhuis met brede gangen, hoge deuren en een trap die de moeite is.',
      'Derrière la façade de {built}, une maison de maître aux larges couloirs et aux hautes portes, avec un escalier qui mérite le détour.',
      'Behind the front from {built} lies a town house with wide halls, tall doors and a staircase worth the climb.',
      'Hinter der Fassade von {built} liegt ein Stadthaus mit breiten Fluren, hohen Türen und einer sehenswerten Treppe.',
    ],
    [
      'In {built} werd niet op een halve meter gekeken, en dat voelt u in elke kamer van dit herenhuis.',
      'En {built}, on ne comptait pas les demi-mètres, et cela se sent dans chaque pièce de cette maison de maître.',
      'In {built} nobody counted half metres, and you notice it in every room of this town house.',
      'Im Jahr {built} kam es auf einen halben Meter nicht an, und das spürt man in jedem Zimmer dieses Stadthauses.',
    ],
    [
      'Een herenhuis van {floors} bouwlagen uit {built}, met plaats voor een groot gezin of voor wonen en werken samen.',
      'Une maison de maître de {floors} niveaux, bâtie en {built}, pour une grande famille ou pour vivre et travailler au même endroit.',
      'A town house of {floors} storeys built in {built}, for a large family or for living and working under one roof.',
      'Ein Stadthaus mit {floors} Geschossen von {built}, für eine große Familie oder für Wohnen und Arbeiten unter einem Dach.',
    ],
  ),
  point(
    corner,
    [
      'Deze hoekwoning uit {built} dankt haar licht aan drie gevels en ronde hoeken.',
      'Cette maison d’angle de {built} doit sa lumière à ses trois façades et à ses angles arrondis.',
      'This corner house from {built} owes its light to three fronts and rounded corners.',
      'Dieses Eckhaus von {built} verdankt sein Licht drei Fassaden und runden Ecken.',
    ],
    [
      'Interbellum op een hoek: de architect van {built} speelde met baksteen, erkers en een slanke luifel.',
      'L’entre-deux-guerres à un coin de rue : en {built}, l’architecte a joué avec la brique, les bow-windows et un auvent élancé.',
      'Interwar architecture on a corner: in {built} the architect played with brick, bays and a slender canopy.',
      'Zwischenkriegszeit an der Straßenecke: {built} spielte der Architekt mit Backstein, Erkern und einem schlanken Vordach.',
    ],
    [
      'Op een straathoek staat dit huis uit {built}, met ramen langs twee straten.',
      'À un coin de rue se dresse cette maison de {built}, avec des fenêtres sur deux rues.',
      'On a street corner stands this house from {built}, with windows along two streets.',
      'An einer Straßenecke steht dieses Haus von {built}, mit Fenstern zu zwei Straßen.',
    ],
  ),
  point(
    all(farm, cared),
    [
      'Deze hoeve uit {built} bleef van buiten zichzelf en werd van binnen een comfortabel huis.',
      'Cette ferme de {built} est restée elle-même à l’extérieur et est devenue une maison confortable à l’intérieur.',
      'This farmhouse from {built} has stayed itself outside and become a comfortable home inside.',
      'Dieser Hof von {built} ist außen er selbst geblieben und innen ein komfortables Haus geworden.',
    ],
    [
      'Lange gevels, dikke muren en zicht op de velden: een hoeve uit {built} zoals er weinig te koop komen.',
      'De longues façades, des murs épais et une vue sur les champs : une ferme de {built} comme il s’en présente peu.',
      'Long fronts, thick walls and a view of the fields: a farmhouse from {built} of a kind that seldom comes up.',
      'Lange Fassaden, dicke Mauern und Blick auf die Felder: ein Hof von {built}, wie er selten angeboten wird.',
    ],
  ),
  point(
    all(farm, dated),
    [
      'Een hoeve uit {built} met stal, erf en weide, te renoveren door wie ruimte belangrijker vindt dan afwerking.',
      'Une ferme de {built} avec étable, cour et prairie, à rénover par qui préfère l’espace aux finitions.',
      'A farmhouse from {built} with barn, yard and meadow, to be renovated by someone who values space over finish.',
      'Ein Hof von {built} mit Stall, Innenhof und Wiese, zu renovieren von Menschen, denen Platz wichtiger ist als Ausstattung.',
    ],
    [
      'Het dak staat recht, de muren zijn dik en het erf is groot: deze hoeve uit {built} wacht op een tweede leven.',
      'La toiture est droite, les murs sont épais et la cour est vaste : cette ferme de {built} attend une seconde vie.',
      'The roof is straight, the walls are thick and the yard is large: this farmhouse from {built} awaits a second life.',
      'Das Dach ist gerade, die Mauern sind dick und der Hof ist groß: Dieses Anwesen von {built} wartet auf ein zweites Leben.',
    ],
  ),
];
