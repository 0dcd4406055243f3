import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  assetRequired: {
    en: 'Choose a picture or remove this one.',
    nl: 'Kies een beeld of verwijder dit.',
    fr: 'Choisissez une image ou supprimez celle-ci.',
    de: 'Wählen Sie ein Bild oder entfernen Sie dieses.',
  },
  altHelp: {
    en: 'What a visitor who cannot see the picture should know, in the language of this text.',
    nl: 'Wat een bezoeker die het beeld niet kan zien, moet weten, in de taal van deze tekst.',
    fr: 'Ce que doit savoir un visiteur qui ne peut pas voir l’image, dans la langue de ce texte.',
    de: 'Was ein Besucher wissen sollte, der das Bild nicht sehen kann, in der Sprache dieses Textes.',
  },
  altRequired: {
    en: 'Describe the picture for visitors who cannot see it.',
    nl: 'Beschrijf het beeld voor bezoekers die het niet kunnen zien.',
    fr: 'Décrivez l’image pour les visiteurs qui ne peuvent pas la voir.',
    de: 'Beschreiben Sie das Bild für Besucher, die es nicht sehen können.',
  },
  caption: { en: 'Caption', nl: 'Bijschrift', fr: 'Légende', de: 'Bildunterschrift' },
  captionHelp: {
    en: 'Shown under the picture. May stay empty.',
    nl: 'Onder het beeld getoond. Mag leeg blijven.',
    fr: 'Affichée sous l’image. Peut rester vide.',
    de: 'Steht unter dem Bild. Darf leer bleiben.',
  },
});
