import { fixedPages } from '../../../../../app/addresses/table.ts';
import { languages, type Language } from '../../../../../app/i18n/languages.ts';
import { line, module, rich, type Words } from '../../compose.ts';
import { column } from './parts.ts';

interface City {
  zip: string;
  names: Words;
}

const same = (zip: string, name: string): City => ({ zip, names: [name, name, name, name] });
const city = (zip: string, ...names: Words): City => ({ zip, names });

const ghent: City[] = [
  city('9000', 'Gent', 'Gand', 'Ghent', 'Gent'),
  same('9800', 'Deinze'),
  city('9830', 'Sint-Martens-Latem', 'Laethem-Saint-Martin', 'Sint-Martens-Latem', 'Sint-Martens-Latem'),
  city('9700', 'Oudenaarde', 'Audenarde', 'Oudenaarde', 'Oudenaarde'),
  city('8000', 'Brugge', 'Bruges', 'Bruges', 'Brügge'),
];
const brussels: City[] = [
  city('1000', 'Brussel', 'Bruxelles', 'Brussels', 'Brüssel'),
  city('1050', 'Elsene', 'Ixelles', 'Ixelles', 'Ixelles'),
  city('1060', 'Sint-Gillis', 'Saint-Gilles', 'Saint-Gilles', 'Saint-Gilles'),
  city('1180', 'Ukkel', 'Uccle', 'Uccle', 'Uccle'),
  city('1030', 'Schaarbeek', 'Schaerbeek', 'Schaerbeek', 'Schaerbeek'),
];
const wallonia: City[] = [
  city('5000', 'Namen', 'Namur', 'Namur', 'Namur'),
  city('4000', 'Luik', 'Liège', 'Liège', 'Lüttich'),
  city('6700', 'Aarlen', 'Arlon', 'Arlon', 'Arlon'),
  same('1410', 'Waterloo'),
  same('6940', 'Durbuy'),
];
const luxembourg: City[] = [
  city('1611', 'Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'),
  same('8010', 'Strassen'),
  city('8050', 'Bertrange', 'Bertrange', 'Bertrange', 'Bartringen'),
  city('4010', 'Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch an der Alzette'),
  same('6410', 'Echternach'),
];

/** A list of links to the homes for sale in each city, with the city's name in each language. */
function linksTo(cities: readonly City[]): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.map((language, n) => [
      language,
      cities
        .map(({ zip, names }) => {
          const name = names[n] ?? names[0];
          const query = `city=${encodeURIComponent(`${name.toLowerCase()}|${zip}`)}`;
          return `- [${name}](/${language}/${fixedPages.sale.segments[language]}/?${query})`;
        })
        .join('\n'),
    ]),
  );
}

const small = { titleSize: 'h3' };

/** Homes for sale in the most requested places. */
export const citiesByRegion = [
  module('textModule', {
    title: line(
      'Te koop, stad per stad',
      'À vendre, ville par ville',
      'For sale, town by town',
      'Zum Kauf, Ort für Ort',
    ),
    view: 'plain',
    text: rich({
      nl: 'Wie in Gent zoekt, kijkt ook in Deinze. Wie in Luxemburg werkt, woont soms in Aarlen. Begin waar u wilt; in de zoekbalk zet u er zoveel gemeenten bij als u wenst.',
      fr: 'Qui cherche à Gand regarde aussi à Deinze. Qui travaille à Luxembourg habite parfois à Arlon. Commencez où vous voulez ; la barre de recherche accepte autant de communes que vous le souhaitez.',
      en: 'Whoever looks in Ghent looks in Deinze too. Whoever works in Luxembourg may live in Arlon. Begin where you like; the search bar takes as many towns as you wish.',
      de: 'Wer in Gent sucht, sieht sich auch in Deinze um. Wer in Luxemburg arbeitet, wohnt manchmal in Arlon. Beginnen Sie, wo Sie möchten; die Suche nimmt so viele Orte auf, wie Sie wollen.',
    }),
  }),
  column(
    3,
    ['Gent en omstreken', 'Gand et environs', 'In and around Ghent', 'Gent und Umgebung'],
    linksTo(ghent),
    small,
  ),
  column(3, ['Brussel', 'Bruxelles', 'Brussels', 'Brüssel'], linksTo(brussels), small),
  column(3, ['Wallonië', 'Wallonie', 'Wallonia', 'Wallonie'], linksTo(wallonia), small),
  column(3, ['Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'], linksTo(luxembourg), small),
];
