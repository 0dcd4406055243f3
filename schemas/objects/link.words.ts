import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  kind: { en: 'Leads to', nl: 'Leidt naar', fr: 'Mène à', de: 'Führt zu' },
  kindHelp: {
    en: 'A link to a page keeps working when the path of that page changes.',
    nl: 'Een link naar een pagina blijft werken als het adres van die pagina verandert.',
    fr: 'Un lien vers une page reste valable quand l’adresse de cette page change.',
    de: 'Ein Link zu einer Seite funktioniert weiter, wenn sich die Adresse der Seite ändert.',
  },
  kindPage: {
    en: 'Page, article or testimonial',
    nl: 'Pagina, artikel of getuigenis',
    fr: 'Page, article ou témoignage',
    de: 'Seite, Artikel oder Kundenstimme',
  },
  referenceHelp: {
    en: 'The page, article or testimonial.',
    nl: 'De pagina, het artikel of de getuigenis.',
    fr: 'La page, l’article ou le témoignage.',
    de: 'Die Seite, der Artikel oder die Kundenstimme.',
  },
  propertyIdHelp: {
    en: 'Search by street, city or reference; or fill in its code, which ends its web address.',
    nl: 'Zoek op straat, plaats of referentie; of vul de code in, waarop het webadres eindigt.',
    fr: 'Cherchez par rue, localité ou référence ; ou indiquez son code, qui termine son adresse web.',
    de: 'Suchen Sie nach Straße, Ort oder Referenz; oder tragen Sie den Code ein, mit dem die Webadresse endet.',
  },
  urlHelp: {
    en: 'https://…, mailto:…, tel:… or a path of this site such as /for-sale/?type=2',
    nl: 'https://…, mailto:…, tel:… of een adres van deze website zoals /for-sale/?type=2',
    fr: 'https://…, mailto:…, tel:… ou une adresse de ce site comme /for-sale/?type=2',
    de: 'https://…, mailto:…, tel:… oder eine Adresse dieser Website wie /for-sale/?type=2',
  },
  newWindow: {
    en: 'Open in a new window',
    nl: 'In een nieuw venster openen',
    fr: 'Ouvrir dans une nouvelle fenêtre',
    de: 'In einem neuen Fenster öffnen',
  },
  newWindowHelp: {
    en: 'For other sites only; visitors find their way back more easily without it.',
    nl: 'Alleen voor andere websites; zonder vinden bezoekers makkelijker de weg terug.',
    fr: 'Pour d’autres sites seulement ; sans cela, les visiteurs reviennent plus facilement.',
    de: 'Nur für andere Websites; ohne finden Besucher leichter zurück.',
  },
});
