import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  type: { en: 'Slide', nl: 'Slide', fr: 'Diapositive', de: 'Folie' },
  imageHelp: {
    en: 'A wide picture, at least 1920 pixels.',
    nl: 'Een breed beeld, minstens 1920 pixels.',
    fr: 'Une image large, d’au moins 1920 pixels.',
    de: 'Ein breites Bild, mindestens 1920 Pixel.',
  },
  imageRequired: {
    en: 'Choose the picture of this slide.',
    nl: 'Kies het beeld van deze slide.',
    fr: 'Choisissez l’image de cette diapositive.',
    de: 'Wählen Sie das Bild dieser Folie.',
  },
  thumb: { en: 'Small picture', nl: 'Klein beeld', fr: 'Petite image', de: 'Kleines Bild' },
  thumbHelp: {
    en: 'Used where the slide is shown small. Without one the picture itself is scaled down.',
    nl: 'Gebruikt waar de slide klein getoond wordt. Zonder wordt het beeld zelf verkleind.',
    fr: 'Utilisée là où la diapositive est affichée en petit. À défaut, l’image elle-même est réduite.',
    de: 'Wird verwendet, wo die Folie klein gezeigt wird. Sonst wird das Bild selbst verkleinert.',
  },
  linkHelp: {
    en: 'Where a click on the slide leads. May stay empty.',
    nl: 'Waar een klik op de slide naartoe leidt. Mag leeg blijven.',
    fr: 'Où mène un clic sur la diapositive. Peut rester vide.',
    de: 'Wohin ein Klick auf die Folie führt. Darf leer bleiben.',
  },
  untitled: {
    en: 'Slide without a description',
    nl: 'Slide zonder beschrijving',
    fr: 'Diapositive sans description',
    de: 'Folie ohne Beschreibung',
  },
});
