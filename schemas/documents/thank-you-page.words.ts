import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  list: { en: 'Thank-you pages', nl: 'Bedankpagina’s', fr: 'Pages de remerciement', de: 'Dankesseiten' },
  type: { en: 'Thank-you page', nl: 'Bedankpagina', fr: 'Page de remerciement', de: 'Dankesseite' },
  about: {
    en: 'What visitors see after sending a form.',
    nl: 'Wat bezoekers zien nadat ze een formulier verstuurd hebben.',
    fr: 'Ce que voient les visiteurs après l’envoi d’un formulaire.',
    de: 'Was Besucher sehen, nachdem sie ein Formular abgeschickt haben.',
  },
  form: { en: 'Form', nl: 'Formulier', fr: 'Formulaire', de: 'Formular' },
  formHelp: {
    en: 'After which form. There is one page per form.',
    nl: 'Na welk formulier. Er is één pagina per formulier.',
    fr: 'Après quel formulaire. Il y a une page par formulaire.',
    de: 'Nach welchem Formular. Es gibt eine Seite pro Formular.',
  },
  formRequired: {
    en: 'Choose the form.',
    nl: 'Kies het formulier.',
    fr: 'Choisissez le formulaire.',
    de: 'Wählen Sie das Formular.',
  },
  formTaken: {
    en: 'This form has its thank-you page already.',
    nl: 'Dit formulier heeft al een bedankpagina.',
    fr: 'Ce formulaire a déjà sa page de remerciement.',
    de: 'Dieses Formular hat schon eine Dankesseite.',
  },
  titleHelp: {
    en: 'Says that it worked.',
    nl: 'Zegt dat het gelukt is.',
    fr: 'Dit que cela a réussi.',
    de: 'Sagt, dass es geklappt hat.',
  },
  textHelp: {
    en: 'What happens next, and when.',
    nl: 'Wat er nu gebeurt, en wanneer.',
    fr: 'Ce qui se passe ensuite, et quand.',
    de: 'Was als Nächstes geschieht, und wann.',
  },
  returnLinks: { en: 'Ways on', nl: 'Hoe het verder gaat', fr: 'Pour continuer', de: 'Wie es weitergeht' },
  returnLinksHelp: {
    en: 'Links to where the visitor may want to go now.',
    nl: 'Links naar waar de bezoeker nu misschien heen wil.',
    fr: 'Des liens vers ce qui peut intéresser le visiteur maintenant.',
    de: 'Links dorthin, wohin der Besucher jetzt vielleicht möchte.',
  },
  returnLinksRequired: {
    en: 'Give the visitor at least one way on.',
    nl: 'Geef de bezoeker minstens één link om verder te gaan.',
    fr: 'Donnez au visiteur au moins un lien pour continuer.',
    de: 'Geben Sie dem Besucher mindestens einen Link, mit dem es weitergeht.',
  },
});
