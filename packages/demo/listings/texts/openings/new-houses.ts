import { all, cared, dated, not, of, point, renovated, wellKept } from '../point.ts';

const family = of('family-house');
const villa = of('villa');
const bungalow = of('bungalow');
const modern = of('modern-house');
const newBuilt = ({ condition }: { condition: string }) => condition === 'new';

/** Openings for post-war houses. */
export const newHouseOpenings = [
  point(all(family, cared), [
    'Deze halfopen woning uit {built} is een gezinshuis zonder franjes: ruim, licht en met een tuin om in te leven.',
    'Cette maison trois façades de {built} est faite pour une famille, sans chichis : de l’espace, de la lumière et un jardin où vivre.',
    'This semi-detached house from {built} is a family home without frills: roomy, light and with a garden to live in.',
    'Diese Doppelhaushälfte von {built} ist ein Familienhaus ohne Schnörkel: geräumig, hell und mit einem Garten zum Leben.',
  ]),
  point(all(family, renovated), [
    'Sinds de renovatie van {renovated} is deze halfopen woning zuiniger en lichter dan haar bouwjaar doet vermoeden.',
    'Depuis sa rénovation en {renovated}, cette maison trois façades est plus économe et plus claire que son âge ne le dit.',
    'Since its renovation in {renovated} this semi-detached house has been more economical and lighter than its age suggests.',
    'Seit der Renovierung von {renovated} ist diese Doppelhaushälfte sparsamer und heller, als ihr Baujahr vermuten lässt.',
  ]),
  point(all(family, dated), [
    'Een halfopen woning uit {built} met goede volumes en een grote tuin, op te frissen naar uw smaak.',
    'Une maison trois façades de {built}, aux bons volumes et au grand jardin, à remettre à votre goût.',
    'A semi-detached house from {built} with good proportions and a large garden, to be brought up to your own taste.',
    'Eine Doppelhaushälfte von {built} mit guten Maßen und großem Garten, die Sie nach Ihrem Geschmack erneuern.',
  ]),
  point(all(villa, not(dated)), [
    'Deze villa uit {built} staat ver genoeg van de straat om ze te vergeten.',
    'Cette villa de {built} est assez en retrait de la rue pour qu’on l’oublie.',
    'This villa from {built} stands far enough from the road for you to forget it.',
    'Diese Villa von {built} steht weit genug von der Straße, um sie zu vergessen.',
  ]),
  point(all(villa, dated), [
    'Een villa uit {built} op een perceel dat vandaag niemand nog zo groot verkavelt.',
    'Une villa de {built} sur une parcelle comme on n’en lotit plus aujourd’hui.',
    'A villa from {built} on a plot of a size that nobody parcels out today.',
    'Eine Villa von {built} auf einem Grundstück, wie es heute niemand mehr so groß teilt.',
  ]),
  point(bungalow, [
    'Wonen op één niveau, met de tuin aan elke kamer: dat is het idee achter deze bungalow uit {built}.',
    'Vivre de plain-pied, avec le jardin devant chaque pièce : voilà l’idée de ce bungalow de {built}.',
    'Living on one level with the garden outside every room: that is the idea of this bungalow from {built}.',
    'Wohnen auf einer Ebene, mit dem Garten vor jedem Zimmer: Das ist die Idee dieses Bungalows von {built}.',
  ]),
  point(all(modern, wellKept), [
    'Dit moderne huis uit {built} is strak getekend en eenvoudig in gebruik.',
    'Cette maison contemporaine de {built} est d’un dessin net et d’un usage simple.',
    'This modern house from {built} is crisply drawn and simple to live in.',
    'Dieses moderne Haus von {built} ist klar gezeichnet und einfach zu bewohnen.',
  ]),
  point(all(modern, newBuilt), [
    'In {built} opgeleverd en meteen af: deze nieuwbouwwoning vraagt alleen nog uw meubels.',
    'Livrée en {built} et entièrement terminée, cette maison neuve n’attend plus que vos meubles.',
    'Completed in {built} and finished to the last detail, this new house only needs your furniture.',
    'Fertiggestellt im Jahr {built} und bis ins Letzte vollendet: Diesem Neubau fehlen nur Ihre Möbel.',
  ]),
];
