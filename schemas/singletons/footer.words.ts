import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  footerColumn: { en: 'Column', nl: 'Kolom', fr: 'Colonne', de: 'Spalte' },
  titleHelp: { en: 'Above the column.', nl: 'Boven de kolom.', fr: 'Au-dessus de la colonne.', de: 'Über der Spalte.' },
  introText: { en: 'First lines', nl: 'Eerste regels', fr: 'Premières lignes', de: 'Erste Zeilen' },
  introTextHelp: {
    en: 'A few lines, set larger.',
    nl: 'Enkele regels, in grotere letters.',
    fr: 'Quelques lignes, en plus grand.',
    de: 'Einige Zeilen in größerer Schrift.',
  },
  fullTextHelp: {
    en: 'Addresses, links, legal numbers.',
    nl: 'Adressen, links, wettelijke nummers.',
    fr: 'Adresses, liens, numéros légaux.',
    de: 'Adressen, Links, gesetzliche Nummern.',
  },
  images: { en: 'Pictures', nl: 'Beelden', fr: 'Images', de: 'Bilder' },
  imagesHelp: {
    en: 'Such as the mark of a professional body.',
    nl: 'Zoals het keurmerk van een beroepsvereniging.',
    fr: 'Par exemple le label d’une organisation professionnelle.',
    de: 'Etwa das Zeichen eines Berufsverbands.',
  },
  newsletter: {
    en: 'With the newsletter',
    nl: 'Met de nieuwsbrief',
    fr: 'Avec la newsletter',
    de: 'Mit dem Newsletter',
  },
  newsletterHelp: {
    en: 'Visitors sign up for the newsletter below this column’s text.',
    nl: 'Bezoekers schrijven zich onder de tekst van deze kolom in op de nieuwsbrief.',
    fr: 'Les visiteurs s’inscrivent à la newsletter sous le texte de cette colonne.',
    de: 'Unter dem Text dieser Spalte melden sich Besucher zum Newsletter an.',
  },
  colSizesHelp: {
    en: 'Of twelve columns.',
    nl: 'Op twaalf kolommen.',
    fr: 'Sur douze colonnes.',
    de: 'Von zwölf Spalten.',
  },
  about: {
    en: 'The foot of every page. The pages of the footer menu follow by themselves.',
    nl: 'De voet van elke pagina. De pagina’s van het menu onderaan volgen vanzelf.',
    fr: 'Le pied de chaque page. Les pages du menu du pied de page suivent d’elles-mêmes.',
    de: 'Der Fuß jeder Seite. Die Seiten des Fußmenüs folgen von selbst.',
  },
  bgColorHelp: {
    en: 'Of the whole footer.',
    nl: 'Van de hele voet.',
    fr: 'De tout le pied de page.',
    de: 'Des ganzen Fußes.',
  },
  textColorHelp: { en: 'Text and links.', nl: 'Tekst en links.', fr: 'Texte et liens.', de: 'Text und Links.' },
  maxWidthHelp: {
    en: 'The footer’s content is never wider than this many pixels.',
    nl: 'De inhoud van de voet is nooit breder dan zoveel pixels.',
    fr: 'Le contenu du pied de page n’est jamais plus large que ce nombre de pixels.',
    de: 'Der Inhalt des Fußes ist nie breiter als so viele Pixel.',
  },
  bottom: { en: 'Columns', nl: 'Kolommen', fr: 'Colonnes', de: 'Spalten' },
  bottomTooLong: {
    en: 'More than six columns cannot be read.',
    nl: 'Meer dan zes kolommen zijn niet leesbaar.',
    fr: 'Plus de six colonnes ne se lisent pas.',
    de: 'Mehr als sechs Spalten lassen sich nicht lesen.',
  },
  copyright: { en: 'Last line', nl: 'Laatste regel', fr: 'Dernière ligne', de: 'Letzte Zeile' },
  copyrightHelp: {
    en: 'Who holds the rights. The sign © and the year are put before it, unless it has the sign itself.',
    nl: 'Wie de rechten heeft. Het teken © en het jaar komen ervoor, tenzij het teken er al in staat.',
    fr: 'Qui détient les droits. Le signe © et l’année sont mis devant, sauf si le signe y figure déjà.',
    de: 'Wer die Rechte hat. Das Zeichen © und das Jahr kommen davor, außer wenn es das Zeichen schon hat.',
  },
  textOfTheFooter: {
    en: 'The text of the footer',
    nl: 'de tekst van de voet',
    fr: 'le texte du pied de page',
    de: 'der Text des Fußes',
  },
});
