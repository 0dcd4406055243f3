import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  type: { en: 'Formatted text', nl: 'Opgemaakte tekst', fr: 'Texte mis en forme', de: 'Formatierter Text' },
  styleH2: { en: 'Heading', nl: 'Kop', fr: 'Titre', de: 'Überschrift' },
  styleH3: { en: 'Subheading', nl: 'Tussenkop', fr: 'Sous-titre', de: 'Zwischenüberschrift' },
  styleH4: { en: 'Small heading', nl: 'Kleine kop', fr: 'Petit titre', de: 'Kleine Überschrift' },
  Bullet: { en: 'Bullets', nl: 'Opsomming', fr: 'Puces', de: 'Aufzählung' },
  Number: { en: 'Numbers', nl: 'Nummering', fr: 'Numéros', de: 'Nummerierung' },
  Strong: { en: 'Bold', nl: 'Vet', fr: 'Gras', de: 'Fett' },
  Em: { en: 'Italic', nl: 'Cursief', fr: 'Italique', de: 'Kursiv' },
});
