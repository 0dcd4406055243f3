import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  smHelp: {
    en: 'Columns of 12 on a screen under 767 pixels.',
    nl: 'Kolommen van 12 op een scherm onder 767 pixels.',
    fr: 'Colonnes sur 12 sur un écran de moins de 767 pixels.',
    de: 'Spalten von 12 auf einem Bildschirm unter 767 Pixeln.',
  },
  md: { en: 'Tablet', nl: 'Tablet', fr: 'Tablette', de: 'Tablet' },
  mdHelp: {
    en: 'Columns of 12 on a screen from 767 to 1279 pixels.',
    nl: 'Kolommen van 12 op een scherm van 767 tot 1279 pixels.',
    fr: 'Colonnes sur 12 sur un écran de 767 à 1279 pixels.',
    de: 'Spalten von 12 auf einem Bildschirm von 767 bis 1279 Pixeln.',
  },
  lg: { en: 'Desktop', nl: 'Desktop', fr: 'Ordinateur', de: 'Desktop' },
  lgHelp: {
    en: 'Columns of 12 on a screen of 1280 pixels or more.',
    nl: 'Kolommen van 12 op een scherm van 1280 pixels of meer.',
    fr: 'Colonnes sur 12 sur un écran de 1280 pixels ou plus.',
    de: 'Spalten von 12 auf einem Bildschirm ab 1280 Pixeln.',
  },
});
