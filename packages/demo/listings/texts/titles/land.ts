import { all, of, point } from '../point.ts';

const plot = of('plot');
const income = of('income-property');

/** Titles of land and of income properties. */
export const landTitles = [
  point(
    plot,
    [
      'Bouwgrond van {ground} m² {in}',
      'Terrain à bâtir de {ground} m² {in}',
      'Building plot of {ground} m² {in}',
      'Baugrundstück von {ground} m² {in}',
    ],
    [
      'Zelf bouwen {in}: {ground} m²',
      'Construire {in} : {ground} m²',
      'Build your own {in}: {ground} m²',
      'Selbst bauen {in}: {ground} m²',
    ],
    [
      '{ground} m² grond zonder bouwverplichting',
      '{ground} m² libres de constructeur',
      '{ground} m² with no builder attached',
      '{ground} m² ohne Bauträgerbindung',
    ],
    ['Perceel nabij {sight}', 'Parcelle à proximité {ofSight}', 'Plot near {sight}', 'Parzelle nahe {ofSight}'],
    [
      'Bouwperceel in een rustige straat {in}',
      'Terrain dans une rue calme {in}',
      'Building plot on a quiet street {in}',
      'Bauplatz in einer ruhigen Straße {in}',
    ],
    [
      'Grond aan een uitgeruste weg {in}',
      'Terrain sur voirie équipée {in}',
      'Land on a serviced road {in}',
      'Land an erschlossener Straße {in}',
    ],
  ),
  point(
    all(plot, ({ ground }) => ground >= 450),
    [
      'Bouwgrond voor een vrijstaande woning {in}',
      'Terrain pour une maison quatre façades {in}',
      'Plot for a detached house {in}',
      'Bauplatz für ein frei stehendes Haus {in}',
    ],
    [
      '{ground} m² om vrij te bouwen {in}',
      '{ground} m² pour une quatre façades {in}',
      '{ground} m² to build on freely {in}',
      '{ground} m² für freies Bauen {in}',
    ],
  ),
  point(
    all(plot, ({ ground }) => ground < 450),
    ['Compact bouwperceel {in}', 'Petit terrain à bâtir {in}', 'Compact building plot {in}', 'Kompakter Bauplatz {in}'],
    [
      'Bouwgrond tussen twee huizen {in}',
      'Terrain entre deux maisons {in}',
      'Plot between two houses {in}',
      'Bauland zwischen zwei Häusern {in}',
    ],
  ),
  point(
    income,
    [
      'Opbrengsteigendom met {units} eenheden {in}',
      'Immeuble de rapport de {units} logements {in}',
      'Investment property with {units} homes {in}',
      'Renditeobjekt mit {units} Einheiten {in}',
    ],
    [
      '{Units} appartementen onder één dak {in}',
      '{Units} appartements sous un même toit {in}',
      '{Units} apartments under one roof {in}',
      '{Units} Wohnungen unter einem Dach {in}',
    ],
    [
      'Beleggen {in}: gebouw uit {built}',
      'Investir {in} : immeuble de {built}',
      'Investing {in}: building from {built}',
      'Investieren {in}: Gebäude von {built}',
    ],
    [
      'Verhuurd gebouw van {living} m² {in}',
      'Immeuble loué de {living} m² {in}',
      'Let building of {living} m² {in}',
      'Vermietetes Haus von {living} m² {in}',
    ],
    [
      '{Units} verhuurde eenheden nabij {sight}',
      '{Units} unités louées à proximité {ofSight}',
      '{Units} let units near {sight}',
      '{Units} vermietete Einheiten nahe {ofSight}',
    ],
    [
      'Gebouw met eigen tellers per eenheid {in}',
      'Immeuble à compteurs individuels {in}',
      'Building with separate meters {in}',
      'Gebäude mit eigenen Zählern {in}',
    ],
    [
      'Vast inkomen uit {units} woningen {in}',
      'Un revenu régulier, {units} logements {in}',
      'A steady income from {units} homes {in}',
      'Regelmäßiges Einkommen aus {units} Wohnungen {in}',
    ],
    [
      'Huurhuis uit {built} met {units} adressen',
      'Maison de {built} à {units} adresses',
      'House from {built} with {units} addresses',
      'Mietshaus von {built} mit {units} Adressen',
    ],
  ),
];
