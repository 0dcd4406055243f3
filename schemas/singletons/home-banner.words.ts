import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  type: {
    en: 'Banner of the home page',
    nl: 'Banner van de startpagina',
    fr: 'Bannière de la page d’accueil',
    de: 'Banner der Startseite',
  },
  about: {
    en: 'The first thing a visitor sees.',
    nl: 'Het eerste wat een bezoeker ziet.',
    fr: 'La première chose que voit un visiteur.',
    de: 'Das Erste, was ein Besucher sieht.',
  },
  bannerHelp: {
    en: 'One strong picture works better than five.',
    nl: 'Eén sterk beeld werkt beter dan vijf.',
    fr: 'Une image forte vaut mieux que cinq.',
    de: 'Ein starkes Bild wirkt besser als fünf.',
  },
  bannerRequired: {
    en: 'The home page needs a banner.',
    nl: 'De startpagina heeft een banner nodig.',
    fr: 'La page d’accueil a besoin d’une bannière.',
    de: 'Die Startseite braucht ein Banner.',
  },
});
