import { all, cared, dated, not, of, point, renovated, wellKept } from '../point.ts';

const family = of('family-house');
const villa = of('villa');
const bungalow = of('bungalow');
const modern = of('modern-house');
const newBuilt = ({ condition }: { condition: string }) => condition === 'new';

/** Openings for post-war houses. */
export const newHouseOpenings = [
  point(
    all(family, cared),
    [
      'Deze halfopen woning uit {built} is een gezinshuis zonder franjes: ruim, licht en met een tuin om in te leven.',
      'Cette maison trois façades de {built} est faite pour une famille, sans chichis : de l’espace, de la lumière et un jardin où vivre.',
      'This semi-detached house from {built} is a family home without frills: roomy, light and with a garden to live in.',
      'Diese Doppelhaushälfte von {built} ist ein Familienhaus ohne Schnörkel: geräumig, hell und mit einem Garten zum Leben.',
    ],
    [
      'Drie gevels, een brede oprit en een tuin achteraan: dit huis uit {built} maakt het een gezin makkelijk.',
      'Trois façades, une large allée et un jardin à l’arrière : cette maison de {built} simplifie la vie d’une famille.',
      'Three fronts, a wide drive and a garden behind: this house from {built} makes life easy for a family.',
      'Drei freie Seiten, eine breite Einfahrt und ein Garten dahinter: Dieses Haus von {built} macht es einer Familie leicht.',
    ],
    [
      'In een woonstraat met weinig doorgaand verkeer staat deze halfopen gezinswoning uit {built}.',
      'Dans une rue résidentielle au trafic limité se trouve cette maison familiale trois façades de {built}.',
      'On a residential street with little through traffic stands this semi-detached family house from {built}.',
      'In einer Wohnstraße mit wenig Durchgangsverkehr steht diese Doppelhaushälfte von {built}.',
    ],
  ),
  point(all(family, renovated), [
    'Sinds de renovatie van {renovated} is deze halfopen woning zuiniger en lichter dan haar bouwjaar doet vermoeden.',
    'Depuis sa rénovation en {renovated}, cette maison trois façades est plus économe et plus claire que son âge ne le dit.',
    'Since its renovation in {renovated} this semi-detached house has been more economical and lighter than its age suggests.',
    'Seit der Renovierung von {renovated} ist diese Doppelhaushälfte sparsamer und heller, als ihr Baujahr vermuten lässt.',
  ]),
  point(
    all(family, dated),
    [
      'Een halfopen woning uit {built} met goede volumes en een grote tuin, op te frissen naar uw smaak.',
      'Une maison trois façades de {built}, aux bons volumes et au grand jardin, à remettre à votre goût.',
      'A semi-detached house from {built} with good proportions and a large garden, to be brought up to your own taste.',
      'Eine Doppelhaushälfte von {built} mit guten Maßen und großem Garten, die Sie nach Ihrem Geschmack erneuern.',
    ],
    [
      'Dezelfde familie bewoonde dit huis sinds {built}; het is nu aan de volgende om het bij te werken.',
      'Une même famille a habité cette maison depuis {built} ; à la suivante de la mettre au goût du jour.',
      'The same family has lived in this house since {built}; it is for the next one to bring it up to date.',
      'Dieselbe Familie hat seit {built} in diesem Haus gewohnt; nun ist es an der nächsten, es zu erneuern.',
    ],
  ),
  point(
    all(villa, not(dated)),
    [
      'Deze villa uit {built} staat ver genoeg van de straat om ze te vergeten.',
      'Cette villa de {built} est assez en retrait de la rue pour qu’on l’oublie.',
      'This villa from {built} stands far enough from the road for you to forget it.',
      'Diese Villa von {built} steht weit genug von der Straße, um sie zu vergessen.',
    ],
    [
      'Aan het einde van de oprit wacht een villa uit {built} met rondom groen.',
      'Au bout de l’allée, une villa de {built} entourée de verdure.',
      'At the end of the drive is a villa from {built} with greenery all round.',
      'Am Ende der Auffahrt liegt eine Villa von {built}, rundum im Grünen.',
    ],
    [
      'Vier gevels, vier uitzichten: de architect van deze villa uit {built} dacht na over elk raam.',
      'Quatre façades, quatre vues : en {built}, l’architecte de cette villa a pensé chaque fenêtre.',
      'Four sides, four views: the architect of this villa from {built} thought about every window.',
      'Vier Seiten, vier Ausblicke: Der Architekt dieser Villa von {built} hat über jedes Fenster nachgedacht.',
    ],
  ),
  point(all(villa, dated), [
    'Een villa uit {built} op een perceel dat vandaag niemand nog zo groot verkavelt.',
    'Une villa de {built} sur une parcelle comme on n’en lotit plus aujourd’hui.',
    'A villa from {built} on a plot of a size that nobody parcels out today.',
    'Eine Villa von {built} auf einem Grundstück, wie es heute niemand mehr so groß teilt.',
  ]),
  point(
    bungalow,
    [
      'Wonen op één niveau, met de tuin aan elke kamer: dat is het idee achter deze bungalow uit {built}.',
      'Vivre de plain-pied, avec le jardin devant chaque pièce : voilà l’idée de ce bungalow de {built}.',
      'Living on one level with the garden outside every room: that is the idea of this bungalow from {built}.',
      'Wohnen auf einer Ebene, mit dem Garten vor jedem Zimmer: Das ist die Idee dieses Bungalows von {built}.',
    ],
    [
      'Deze bungalow uit {built} heeft de lage lijnen en de brede ramen van zijn tijd.',
      'Ce bungalow de {built} a les lignes basses et les larges fenêtres de son époque.',
      'This bungalow from {built} has the low lines and wide windows of its time.',
      'Dieser Bungalow von {built} hat die niedrigen Linien und breiten Fenster seiner Zeit.',
    ],
    [
      'Geen trap en toch alle ruimte: een bungalow uit {built} voor wie vooruitdenkt.',
      'Pas d’escalier, mais toute la place voulue : un bungalow de {built} pour qui pense à demain.',
      'No stairs and all the space you need: a bungalow from {built} for people who think ahead.',
      'Keine Treppe und doch genug Platz: ein Bungalow von {built} für alle, die vorausdenken.',
    ],
  ),
  point(
    all(modern, wellKept),
    [
      'Dit moderne huis uit {built} is strak getekend en eenvoudig in gebruik.',
      'Cette maison contemporaine de {built} est d’un dessin net et d’un usage simple.',
      'This modern house from {built} is crisply drawn and simple to live in.',
      'Dieses moderne Haus von {built} ist klar gezeichnet und einfach zu bewohnen.',
    ],
    [
      'Grote ramen, rechte lijnen en geen vierkante meter te veel: een hedendaags huis uit {built}.',
      'De grandes baies, des lignes droites et pas un mètre carré de trop : une maison contemporaine de {built}.',
      'Large windows, straight lines and not a square metre too many: a contemporary house from {built}.',
      'Große Fenster, gerade Linien und kein Quadratmeter zu viel: ein zeitgenössisches Haus von {built}.',
    ],
  ),
  point(
    all(modern, newBuilt),
    [
      'In {built} opgeleverd en meteen af: deze nieuwbouwwoning vraagt alleen nog uw meubels.',
      'Livrée en {built} et entièrement terminée, cette maison neuve n’attend plus que vos meubles.',
      'Completed in {built} and finished to the last detail, this new house only needs your furniture.',
      'Fertiggestellt im Jahr {built} und bis ins Letzte vollendet: Diesem Neubau fehlen nur Ihre Möbel.',
    ],
    [
      'Nieuw gebouwd in {built}, met de stilte die bij dikke isolatie hoort.',
      'Une construction de {built}, avec le silence que donne une isolation épaisse.',
      'Newly built in {built}, with the quiet that comes with thick insulation.',
      'Ein Neubau von {built}, mit der Stille, die eine dicke Dämmung schenkt.',
    ],
  ),
];
