import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  type: { en: 'Services', nl: 'Diensten', fr: 'Services', de: 'Leistungen' },
  about: {
    en: 'Cards that say what the agency does.',
    nl: 'Kaarten die zeggen wat het kantoor doet.',
    fr: 'Des cartes qui disent ce que fait l’agence.',
    de: 'Karten, die sagen, was das Büro tut.',
  },
  relationsHelp: {
    en: 'Pages that become a card with their own title, description and link, after the cards above.',
    nl: 'Pagina’s die een kaart worden met hun eigen titel, beschrijving en link, na de kaarten hierboven.',
    fr: 'Des pages qui deviennent une carte avec leur titre, leur description et leur lien, après les cartes ci-dessus.',
    de: 'Seiten, die mit eigenem Titel, eigener Beschreibung und eigenem Link eine Karte werden, nach den Karten oben.',
  },
  textHelp: {
    en: 'One or two sentences above the cards.',
    nl: 'Een of twee zinnen boven de kaarten.',
    fr: 'Une ou deux phrases au-dessus des cartes.',
    de: 'Ein oder zwei Sätze über den Karten.',
  },
  cards: { en: 'Cards', nl: 'Kaarten', fr: 'Cartes', de: 'Karten' },
  cardsHelp: {
    en: 'One card per service.',
    nl: 'Eén kaart per dienst.',
    fr: 'Une carte par service.',
    de: 'Eine Karte pro Leistung.',
  },
  serviceCard: { en: 'Card', nl: 'Kaart', fr: 'Carte', de: 'Karte' },
  titleHelp: { en: 'A few words.', nl: 'Enkele woorden.', fr: 'Quelques mots.', de: 'Einige Wörter.' },
  titleOfTheCardSubject: {
    en: 'The title of the card',
    nl: 'de titel van de kaart',
    fr: 'le titre de la carte',
    de: 'der Titel der Karte',
  },
  serviceCardTextHelp: {
    en: 'One or two sentences.',
    nl: 'Een of twee zinnen.',
    fr: 'Une ou deux phrases.',
    de: 'Ein oder zwei Sätze.',
  },
  linkHelp: {
    en: 'Where the card leads.',
    nl: 'Waar de kaart naartoe leidt.',
    fr: 'Où mène la carte.',
    de: 'Wohin die Karte führt.',
  },
});
