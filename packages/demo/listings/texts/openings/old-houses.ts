import { all, cared, dated, of, point, renovated, wellKept } from '../point.ts';

const terraced = of('terraced-house');
const town = of('town-house');
const corner = of('corner-house');
const farm = of('farmhouse');

/** Openings for pre-war and terraced houses. */
export const oldHouseOpenings = [
  point(all(terraced, renovated), [
    'Van buiten een bescheiden rijwoning uit {built}, van binnen een licht en strak gerenoveerd huis.',
    'De l’extérieur, une maison mitoyenne discrète de {built}. À l’intérieur, un logement clair, rénové avec sobriété.',
    'From the street a modest terraced house from {built}; inside, a light and crisply renovated home.',
    'Von außen ein schlichtes Reihenhaus aus dem Jahr {built}, innen ein helles und klar renoviertes Zuhause.',
  ]),
  point(all(terraced, wellKept), [
    'Een rijwoning uit {built} die altijd goed is onderhouden, met kamers die groter zijn dan de gevel doet vermoeden.',
    'Une maison mitoyenne de {built}, toujours bien entretenue, dont les pièces sont plus grandes que la façade ne le laisse croire.',
    'A terraced house from {built}, always well looked after, with rooms larger than the front suggests.',
    'Ein Reihenhaus von {built}, stets gut gepflegt, mit Räumen, die größer sind, als die Fassade vermuten lässt.',
  ]),
  point(all(terraced, dated), [
    'Deze rijwoning uit {built} vraagt een nieuwe eigenaar met plannen.',
    'Cette maison mitoyenne de {built} attend un propriétaire qui a des projets.',
    'This terraced house from {built} is waiting for an owner with plans.',
    'Dieses Reihenhaus von {built} wartet auf Menschen mit Plänen.',
  ]),
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
  ),
  point(corner, [
    'Deze hoekwoning uit {built} dankt haar licht aan drie gevels en ronde hoeken.',
    'Cette maison d’angle de {built} doit sa lumière à ses trois façades et à ses angles arrondis.',
    'This corner house from {built} owes its light to three fronts and rounded corners.',
    'Dieses Eckhaus von {built} verdankt sein Licht drei Fassaden und runden Ecken.',
  ]),
  point(all(farm, cared), [
    'Deze hoeve uit {built} bleef van buiten zichzelf en werd van binnen een comfortabel huis.',
    'Cette ferme de {built} est restée elle-même à l’extérieur et est devenue une maison confortable à l’intérieur.',
    'This farmhouse from {built} has stayed itself outside and become a comfortable home inside.',
    'Dieser Hof von {built} ist außen er selbst geblieben und innen ein komfortables Haus geworden.',
  ]),
  point(all(farm, dated), [
    'Een hoeve uit {built} met stal, erf en weide, te renoveren door wie ruimte belangrijker vindt dan afwerking.',
    'Une ferme de {built} avec étable, cour et prairie, à rénover par qui préfère l’espace aux finitions.',
    'A farmhouse from {built} with barn, yard and meadow, to be renovated by someone who values space over finish.',
    'Ein Hof von {built} mit Stall, Innenhof und Wiese, zu renovieren von Menschen, denen Platz wichtiger ist als Ausstattung.',
  ]),
];
