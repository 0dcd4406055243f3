import type { Facts } from '../property/facts.ts';
import { all, forRent, forSale, not, point } from './point.ts';

const home = ({ variant }: Facts) => ['house', 'apartment', 'studio'].includes(variant.type);
const below = (limit: number) => (facts: Facts) => facts.energy !== null && facts.energy <= limit;
const above = (limit: number) => (facts: Facts) => facts.energy !== null && facts.energy > limit;
const heated = (by: Facts['equipment']['heating']) => (facts: Facts) => home(facts) && facts.equipment.heating === by;
const flemish = ({ region }: Facts) => region === 'flanders';
const glazed = (glazing: Facts['equipment']['glazing']) => (facts: Facts) =>
  home(facts) && facts.equipment.glazing === glazing;
const old = ({ built }: Facts) => built < 2000;

/** Heating, windows and the energy certificate; never better than its value allows. */
export const energies = [
  point(
    all(heated('pump'), below(110)),
    [
      'Een warmtepomp zorgt voor warmte en warm water, met een verbruik van {epc} kWh per vierkante meter.',
      'Une pompe à chaleur fournit chauffage et eau chaude, pour {epc} kWh par mètre carré.',
      'A heat pump supplies heating and hot water, at {epc} kWh per square metre.',
      'Eine Wärmepumpe liefert Heizung und Warmwasser, bei {epc} kWh pro Quadratmeter.',
    ],
    [
      'Een gasaansluiting is niet nodig: de warmtepomp doet het werk.',
      'Le gaz n’est plus nécessaire : la pompe à chaleur fait le travail.',
      'No gas is needed: the heat pump does the work.',
      'Gas wird nicht gebraucht: Die Wärmepumpe übernimmt.',
    ],
    [
      'De warmtepomp en de ventilatie houden het binnen gelijkmatig warm en fris.',
      'La pompe à chaleur et la ventilation gardent une chaleur égale et un air frais.',
      'Heat pump and ventilation keep the warmth even and the air fresh.',
      'Wärmepumpe und Lüftung halten die Wärme gleichmäßig und die Luft frisch.',
    ],
  ),
  point(
    all(home, ({ equipment }) => equipment.solar),
    [
      'Op het dak liggen zonnepanelen die van de eigenaar zijn en overgaan.',
      'Les panneaux solaires du toit sont en pleine propriété et restent.',
      'The solar panels on the roof are owned outright and stay.',
      'Die Solarmodule auf dem Dach sind Eigentum und bleiben.',
    ],
    [
      'Zonnepanelen dekken een deel van het verbruik.',
      'Des panneaux solaires couvrent une partie de la consommation.',
      'Solar panels cover part of the consumption.',
      'Solarmodule decken einen Teil des Verbrauchs.',
    ],
  ),
  point(
    all(home, below(130), not(heated('pump'))),
    [
      'Met {epc} kWh per vierkante meter en per jaar blijft de energierekening laag.',
      'Avec {epc} kWh par mètre carré et par an, la facture d’énergie reste légère.',
      'At {epc} kWh per square metre a year the energy bill stays low.',
      'Mit {epc} kWh pro Quadratmeter und Jahr bleibt die Energierechnung niedrig.',
    ],
    [
      'Muren, dak en vloer zijn goed geïsoleerd, en dat leest u op het certificaat: {epc} kWh per m².',
      'Murs, toit et sols sont bien isolés, et le certificat le confirme : {epc} kWh par m².',
      'Walls, roof and floors are well insulated, and the certificate shows it: {epc} kWh per m².',
      'Wände, Dach und Böden sind gut gedämmt, und das zeigt der Ausweis: {epc} kWh pro m².',
    ],
  ),
  point(
    all(home, above(130), below(290), not(heated('oil'))),
    [
      'Het certificaat vermeldt {epc} kWh per vierkante meter en per jaar.',
      'Le certificat indique {epc} kWh par mètre carré et par an.',
      'The certificate states {epc} kWh per square metre a year.',
      'Der Ausweis nennt {epc} kWh pro Quadratmeter und Jahr.',
    ],
    [
      'Met {epc} kWh per m² is het verbruik wat u van dit bouwjaar mag verwachten.',
      'Avec {epc} kWh par m², la consommation est celle qu’on attend d’un bâtiment de cet âge.',
      'At {epc} kWh per m² the consumption is what you would expect of a building this age.',
      'Mit {epc} kWh pro m² ist der Verbrauch, wie man ihn bei diesem Baujahr erwartet.',
    ],
    [
      'Energiescore: {epc} kWh per m² en per jaar.',
      'Score énergétique : {epc} kWh par m² et par an.',
      'Energy score: {epc} kWh per m² a year.',
      'Energiekennwert: {epc} kWh pro m² und Jahr.',
    ],
  ),
  point(
    all(heated('gas'), below(330)),
    [
      'Verwarmd wordt met aardgas.',
      'Le chauffage fonctionne au gaz naturel.',
      'Heating is by natural gas.',
      'Geheizt wird mit Erdgas.',
    ],
    [
      'Een condensatieketel op aardgas verwarmt het geheel.',
      'Une chaudière à condensation au gaz chauffe l’ensemble.',
      'A condensing gas boiler heats the whole.',
      'Ein Gas-Brennwertkessel beheizt das Ganze.',
    ],
    [
      'De gasketel wordt elk jaar nagekeken en het attest ligt klaar.',
      'La chaudière au gaz est contrôlée chaque année et l’attestation est disponible.',
      'The gas boiler is serviced every year and the certificate is at hand.',
      'Der Gaskessel wird jährlich gewartet, der Nachweis liegt vor.',
    ],
  ),
  point(
    heated('oil'),
    [
      'De verwarming gebeurt met stookolie; aardgas of een warmtepomp is een logische volgende stap.',
      'Le chauffage est au mazout ; le gaz ou une pompe à chaleur serait la suite logique.',
      'Heating is by oil; gas or a heat pump would be the logical next step.',
      'Geheizt wird mit Öl; Gas oder eine Wärmepumpe wäre der nächste Schritt.',
    ],
    [
      'Er wordt verwarmd met stookolie, en de tank is gekeurd.',
      'On se chauffe au mazout, et la citerne est contrôlée.',
      'Heating is by oil, and the tank has been inspected.',
      'Geheizt wird mit Öl, der Tank ist geprüft.',
    ],
  ),
  point(heated('pellets'), [
    'Een pelletketel met grote voorraadbak verwarmt het hele huis.',
    'Une chaudière à pellets avec un grand silo chauffe toute la maison.',
    'A pellet boiler with a large hopper heats the whole house.',
    'Ein Pelletkessel mit großem Vorrat heizt das ganze Haus.',
  ]),
  point(heated('electric'), [
    'De verwarming is elektrisch, met een dag- en nachtmeter.',
    'Le chauffage est électrique, avec un compteur bihoraire.',
    'Heating is electric, with a day and night meter.',
    'Geheizt wird elektrisch, mit Tag- und Nachtzähler.',
  ]),
  point(
    all(glazed('high'), old),
    [
      'De ramen hebben hoogrendementsglas.',
      'Les châssis ont un double vitrage à haut rendement.',
      'The windows have high-performance glazing.',
      'Die Fenster haben Wärmeschutzglas.',
    ],
    [
      'Nieuwe ramen met isolerend glas houden lawaai en kou buiten.',
      'De nouveaux châssis à vitrage isolant gardent dehors le bruit et le froid.',
      'New windows with insulating glass keep out noise and cold.',
      'Neue Fenster mit Isolierglas halten Lärm und Kälte draußen.',
    ],
  ),
  point(glazed('triple'), [
    'Drievoudige beglazing maakt het binnen opvallend stil.',
    'Le triple vitrage rend l’intérieur étonnamment silencieux.',
    'Triple glazing makes it remarkably quiet inside.',
    'Dreifachverglasung macht es innen auffallend still.',
  ]),
  point(glazed('single'), [
    'Een deel van de ramen heeft nog enkel glas.',
    'Une partie des fenêtres est encore en simple vitrage.',
    'Some of the windows still have single glazing.',
    'Ein Teil der Fenster ist noch einfach verglast.',
  ]),
  point(
    all(home, forSale, flemish, above(400)),
    [
      'Hou rekening met de renovatieplicht: na de aankoop moet het label beter worden, en wij zeggen u hoe.',
      'L’obligation de rénovation s’applique : après l’achat, le label doit s’améliorer, et nous vous expliquons comment.',
      'The renovation duty applies: after the purchase the label must improve, and we will tell you how.',
      'Es gilt die Renovierungspflicht: Nach dem Kauf muss das Label besser werden, und wir sagen Ihnen, wie.',
    ],
    [
      'Met {epc} kWh per m² geldt hier de renovatieplicht.',
      'Avec {epc} kWh par m², l’obligation de rénovation s’applique.',
      'At {epc} kWh per m² the renovation duty applies.',
      'Bei {epc} kWh pro m² gilt hier die Renovierungspflicht.',
    ],
  ),
  point(
    all(home, above(290), not(all(flemish, forSale, above(400)))),
    [
      'Het certificaat vermeldt {epc} kWh per m²: met isolatie en nieuw glas valt daar veel te winnen.',
      'Le certificat indique {epc} kWh par m² : l’isolation et de nouveaux vitrages y changeraient beaucoup.',
      'The certificate states {epc} kWh per m²: insulation and new glazing would gain a great deal.',
      'Der Ausweis nennt {epc} kWh pro m²: Mit Dämmung und neuem Glas lässt sich viel gewinnen.',
    ],
    [
      'De energiescore bedraagt {epc} kWh per m² en per jaar.',
      'Le score énergétique est de {epc} kWh par m² et par an.',
      'The energy score is {epc} kWh per m² a year.',
      'Der Energiekennwert beträgt {epc} kWh pro m² und Jahr.',
    ],
  ),
  point(
    all(home, forRent, ({ equipment }) => equipment.emitters !== 'shared' && equipment.heating !== 'electric'),
    [
      'Elektriciteit en verwarming lopen over eigen tellers.',
      'L’électricité et le chauffage passent par des compteurs individuels.',
      'Electricity and heating run through separate meters.',
      'Strom und Heizung laufen über eigene Zähler.',
    ],
  ),
];
