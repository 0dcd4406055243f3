import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  about: {
    en: 'A subject of articles. Its name makes the path of its articles.',
    nl: 'Een onderwerp van artikels. De naam vormt het adres van de artikels.',
    fr: 'Un sujet d’articles. Son nom forme l’adresse de ses articles.',
    de: 'Ein Thema von Artikeln. Sein Name bildet die Adresse der Artikel.',
  },
  nameHelp: {
    en: 'Short: it stands in the web address of its articles.',
    nl: 'Kort: de naam staat in het webadres van de artikels.',
    fr: 'Court : il figure dans l’adresse web de ses articles.',
    de: 'Kurz: Er steht in der Webadresse der Artikel.',
  },
  nameSubject: { en: 'The name', nl: 'de naam', fr: 'le nom', de: 'der Name' },
  parentHelp: {
    en: 'The wider category, if there is one.',
    nl: 'De ruimere categorie, als die er is.',
    fr: 'La catégorie plus large, s’il y en a une.',
    de: 'Die weitere Kategorie, falls es eine gibt.',
  },
  webId: { en: 'WebID', nl: 'WebID', fr: 'WebID', de: 'WebID' },
  webIdHelp: {
    en: 'The code by which other systems know this category.',
    nl: 'De code waaronder andere systemen deze categorie kennen.',
    fr: 'Le code sous lequel d’autres systèmes connaissent cette catégorie.',
    de: 'Der Code, unter dem andere Systeme diese Kategorie kennen.',
  },
  webIdFormat: {
    en: 'Letters, digits and hyphens only.',
    nl: 'Alleen letters, cijfers en koppeltekens.',
    fr: 'Uniquement des lettres, des chiffres et des traits d’union.',
    de: 'Nur Buchstaben, Ziffern und Bindestriche.',
  },
  webIdTaken: {
    en: 'Another category has this code.',
    nl: 'Een andere categorie heeft deze code.',
    fr: 'Une autre catégorie a ce code.',
    de: 'Eine andere Kategorie hat diesen Code.',
  },
  orderHelp: {
    en: 'Lower numbers come first.',
    nl: 'Lagere nummers komen eerst.',
    fr: 'Les nombres les plus petits viennent d’abord.',
    de: 'Kleinere Zahlen kommen zuerst.',
  },
});
