import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  title: {
    en: 'Title in search results',
    nl: 'Titel in zoekresultaten',
    fr: 'Titre dans les résultats de recherche',
    de: 'Titel in Suchergebnissen',
  },
  description: {
    en: 'Description in search results',
    nl: 'Beschrijving in zoekresultaten',
    fr: 'Description dans les résultats de recherche',
    de: 'Beschreibung in Suchergebnissen',
  },
  image: { en: 'Picture when shared', nl: 'Beeld bij het delen', fr: 'Image lors du partage', de: 'Bild beim Teilen' },
  imageHelp: {
    en: 'Shown when someone shares the page. Without one the banner or the logo is used.',
    nl: 'Getoond als iemand de pagina deelt. Zonder wordt de banner of het logo gebruikt.',
    fr: 'Affichée quand quelqu’un partage la page. À défaut, la bannière ou le logo est utilisé.',
    de: 'Zu sehen, wenn jemand die Seite teilt. Sonst wird das Banner oder das Logo verwendet.',
  },
  noIndex: {
    en: 'Keep out of search engines',
    nl: 'Uit zoekmachines houden',
    fr: 'Exclure des moteurs de recherche',
    de: 'Von Suchmaschinen fernhalten',
  },
  noIndexHelp: {
    en: 'The page stays reachable, but search engines are asked not to list it in this language.',
    nl: 'De pagina blijft bereikbaar, maar zoekmachines wordt gevraagd ze in deze taal niet op te nemen.',
    fr: 'La page reste accessible, mais les moteurs de recherche sont priés de ne pas la reprendre dans cette langue.',
    de: 'Die Seite bleibt erreichbar, aber Suchmaschinen werden gebeten, sie in dieser Sprache nicht aufzunehmen.',
  },
  titleHelp: {
    en: 'The blue line in search results. Without one the title of the page is used. About {count} characters are shown.',
    nl: 'De blauwe regel in zoekresultaten. Zonder wordt de titel van de pagina gebruikt. Ongeveer {count} tekens worden getoond.',
    fr: 'La ligne bleue dans les résultats de recherche. À défaut, le titre de la page est utilisé. Environ {count} caractères sont affichés.',
    de: 'Die blaue Zeile in Suchergebnissen. Sonst wird der Titel der Seite verwendet. Etwa {count} Zeichen werden gezeigt.',
  },
  descriptionHelp: {
    en: 'One or two sentences that make a searcher choose this page. About {count} characters are shown.',
    nl: 'Een of twee zinnen die een zoeker deze pagina doen kiezen. Ongeveer {count} tekens worden getoond.',
    fr: 'Une ou deux phrases qui font choisir cette page. Environ {count} caractères sont affichés.',
    de: 'Ein oder zwei Sätze, die einen Suchenden diese Seite wählen lassen. Etwa {count} Zeichen werden gezeigt.',
  },
  tooLong: {
    en: 'Longer than {count} characters in {languages}: its end will not be shown.',
    nl: 'Langer dan {count} tekens in het {languages}: het einde wordt niet getoond.',
    fr: 'Plus de {count} caractères en {languages} : la fin ne sera pas affichée.',
    de: 'Länger als {count} Zeichen auf {languages}: Das Ende wird nicht gezeigt.',
  },
});
