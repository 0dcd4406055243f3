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
  ),
  point(
    all(plot, ({ ground }) => ground >= 450),
    [
      'Bouwgrond voor een vrijstaande woning {in}',
      'Terrain pour une maison quatre façades {in}',
      'Plot for a detached house {in}',
      'Bauplatz für ein frei stehendes Haus {in}',
    ],
  ),
  point(
    all(plot, ({ ground }) => ground < 450),
    ['Compact bouwperceel {in}', 'Petit terrain à bâtir {in}', 'Compact building plot {in}', 'Kompakter Bauplatz {in}'],
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
  ),
];
