import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  about: {
    en: 'News and advice. Its address is made of its category and its own path.',
    nl: 'Nieuws en raad. Het webadres bestaat uit de categorie en het eigen adres.',
    fr: 'Actualités et conseils. L’adresse se compose de la catégorie et de l’adresse propre.',
    de: 'Neues und Rat. Die Webadresse besteht aus der Kategorie und der eigenen Adresse.',
  },
  titleHelp: {
    en: 'The heading of the article.',
    nl: 'De kop van het artikel.',
    fr: 'Le titre de l’article.',
    de: 'Die Überschrift des Artikels.',
  },
  titleRequired: {
    en: 'Give the article a title in at least one language.',
    nl: 'Geef het artikel in minstens één taal een titel.',
    fr: 'Donnez à l’article un titre dans au moins une langue.',
    de: 'Geben Sie dem Artikel in mindestens einer Sprache einen Titel.',
  },
  excerpt: { en: 'Summary', nl: 'Samenvatting', fr: 'Résumé', de: 'Zusammenfassung' },
  excerptHelp: {
    en: 'One or two sentences, shown on cards and above the article.',
    nl: 'Een of twee zinnen, op kaarten en boven het artikel.',
    fr: 'Une ou deux phrases, sur les cartes et au-dessus de l’article.',
    de: 'Ein oder zwei Sätze, auf Karten und über dem Artikel.',
  },
  imageHelp: {
    en: 'On cards and above the article.',
    nl: 'Op kaarten en boven het artikel.',
    fr: 'Sur les cartes et au-dessus de l’article.',
    de: 'Auf Karten und über dem Artikel.',
  },
  bodyHelp: {
    en: 'The article itself.',
    nl: 'Het artikel zelf.',
    fr: 'L’article lui-même.',
    de: 'Der Artikel selbst.',
  },
  pathHelp: {
    en: 'The last part of the web address. Without one the title makes it, and it stays when the title changes; without a title the article does not exist in that language.',
    nl: 'Het laatste deel van het webadres. Zonder wordt het uit de titel gemaakt en blijft het als de titel verandert; zonder titel bestaat het artikel niet in die taal.',
    fr: 'La dernière partie de l’adresse web. À défaut, le titre la forme, et elle reste quand le titre change ; sans titre, l’article n’existe pas dans cette langue.',
    de: 'Der letzte Teil der Webadresse. Sonst wird er aus dem Titel gebildet und bleibt, wenn sich der Titel ändert; ohne Titel gibt es den Artikel in dieser Sprache nicht.',
  },
  categoryHelp: {
    en: 'Comes before the path in the web address.',
    nl: 'Komt in het webadres voor het eigen adres.',
    fr: 'Précède l’adresse propre dans l’adresse web.',
    de: 'Steht in der Webadresse vor der eigenen Adresse.',
  },
  externalUrlHelp: {
    en: 'The card leads to this address instead of an article of this site.',
    nl: 'De kaart leidt naar dit adres in plaats van naar een artikel van deze website.',
    fr: 'La carte mène à cette adresse au lieu d’un article de ce site.',
    de: 'Die Karte führt zu dieser Adresse statt zu einem Artikel dieser Website.',
  },
  statusHelp: {
    en: 'A hidden article keeps its content; visitors do not find it.',
    nl: 'Een verborgen artikel houdt zijn inhoud; bezoekers vinden het niet.',
    fr: 'Un article masqué garde son contenu ; les visiteurs ne le trouvent pas.',
    de: 'Ein ausgeblendeter Artikel behält seinen Inhalt; Besucher finden ihn nicht.',
  },
  visibleFromHelp: {
    en: 'Visitors see it from this minute on; empty: from its date on. Belgian time.',
    nl: 'Bezoekers zien het vanaf deze minuut; leeg: vanaf zijn datum. Belgische tijd.',
    fr: 'Les visiteurs le voient à partir de cette minute ; vide : à partir de sa date. Heure belge.',
    de: 'Besucher sehen es ab dieser Minute; leer: ab seinem Datum. Belgische Zeit.',
  },
  dateHelp: {
    en: 'The date readers see; articles are ordered by it.',
    nl: 'De datum die lezers zien; artikels worden erop gesorteerd.',
    fr: 'La date que voient les lecteurs ; les articles sont classés d’après elle.',
    de: 'Das Datum, das Leser sehen; Artikel werden danach geordnet.',
  },
  dateRequired: {
    en: 'Give the article a date.',
    nl: 'Geef het artikel een datum.',
    fr: 'Donnez une date à l’article.',
    de: 'Geben Sie dem Artikel ein Datum.',
  },
});
