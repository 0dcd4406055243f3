import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  type: { en: 'Interface text', nl: 'Tekst van de website', fr: 'Texte du site', de: 'Text der Website' },
  about: {
    en: 'Replaces a text of the website itself, such as the words on a button.',
    nl: 'Vervangt een tekst van de website zelf, zoals de woorden op een knop.',
    fr: 'Remplace un texte du site lui-même, comme le texte d’un bouton.',
    de: 'Ersetzt einen Text der Website selbst, etwa die Wörter auf einer Schaltfläche.',
  },
  key: { en: 'Which text', nl: 'Welke tekst', fr: 'Quel texte', de: 'Welcher Text' },
  keyHelp: {
    en: 'Search by the words that stand on the website.',
    nl: 'Zoek op de woorden die op de website staan.',
    fr: 'Cherchez d’après les mots qui figurent sur le site.',
    de: 'Suchen Sie nach den Wörtern, die auf der Website stehen.',
  },
  keyTaken: {
    en: 'This text is replaced by another document already.',
    nl: 'Deze tekst wordt al door een ander document vervangen.',
    fr: 'Ce texte est déjà remplacé par un autre document.',
    de: 'Dieser Text wird schon von einem anderen Dokument ersetzt.',
  },
  textHelp: {
    en: 'Languages left empty keep the original text. Keep words in {{double braces}} as they are.',
    nl: 'Talen die leeg blijven, houden de oorspronkelijke tekst. Laat woorden tussen {{dubbele accolades}} zoals ze zijn.',
    fr: 'Les langues laissées vides gardent le texte d’origine. Laissez tels quels les mots entre {{doubles accolades}}.',
    de: 'Sprachen, die leer bleiben, behalten den ursprünglichen Text. Lassen Sie Wörter in {{doppelten geschweiften Klammern}}, wie sie sind.',
  },
});
