import { inEditorsLanguage } from '../words.ts';

/** Texts of the smaller objects. */
export const words = inEditorsLanguage({
  time: { en: 'Time', nl: 'Tijd', fr: 'Durée', de: 'Zeit' },
  colourFormat: {
    en: 'Write the colour as # and six digits or letters a–f: #26303a.',
    nl: 'Schrijf de kleur als # en zes cijfers of letters a–f: #26303a.',
    fr: 'Écrivez la couleur avec # et six chiffres ou lettres a–f : #26303a.',
    de: 'Schreiben Sie die Farbe als # und sechs Ziffern oder Buchstaben a–f: #26303a.',
  },
  interfaceTextRequired: {
    en: 'Choose the text to replace.',
    nl: 'Kies de tekst die u wilt vervangen.',
    fr: 'Choisissez le texte à remplacer.',
    de: 'Wählen Sie den Text, den Sie ersetzen möchten.',
  },
  interfaceTextKeyType: {
    en: 'Text of the website',
    nl: 'Tekst van de website',
    fr: 'Texte du site',
    de: 'Text der Website',
  },
  pictureAbout: {
    en: 'Choose the hotspot so that the important part stays in view on every screen.',
    nl: 'Kies het aandachtspunt zodat het belangrijke deel op elk scherm in beeld blijft.',
    fr: 'Choisissez le point d’intérêt pour que la partie importante reste visible sur chaque écran.',
    de: 'Wählen Sie den Bildmittelpunkt so, dass der wichtige Teil auf jedem Bildschirm zu sehen bleibt.',
  },
  propertyIdFormat: {
    en: 'The code of a property has no spaces or slashes.',
    nl: 'De code van een pand heeft geen spaties of schuine strepen.',
    fr: 'Le code d’un bien ne contient ni espaces ni barres obliques.',
    de: 'Der Code einer Immobilie hat keine Leerzeichen oder Schrägstriche.',
  },
  publicRichTextType: {
    en: 'Formatted text that can be hidden',
    nl: 'Opgemaakte tekst die verborgen kan worden',
    fr: 'Texte mis en forme qui peut être masqué',
    de: 'Formatierter Text, der sich ausblenden lässt',
  },
  publicRichTextTextHelp: {
    en: 'May stay empty in a language; the default language is shown then.',
    nl: 'Mag in een taal leeg blijven; dan wordt de standaardtaal getoond.',
    fr: 'Peut rester vide dans une langue ; la langue par défaut est alors affichée.',
    de: 'Darf in einer Sprache leer bleiben; dann wird die Standardsprache gezeigt.',
  },
  publicRichTextPublicHelp: {
    en: 'Off: the text is kept but not shown.',
    nl: 'Uit: de tekst blijft bewaard maar wordt niet getoond.',
    fr: 'Désactivé : le texte est conservé mais pas affiché.',
    de: 'Aus: Der Text bleibt erhalten, wird aber nicht gezeigt.',
  },
  publicStringType: {
    en: 'Line that can be hidden',
    nl: 'Regel die verborgen kan worden',
    fr: 'Ligne qui peut être masquée',
    de: 'Zeile, die sich ausblenden lässt',
  },
  publicTextType: {
    en: 'Text that can be hidden',
    nl: 'Tekst die verborgen kan worden',
    fr: 'Texte qui peut être masqué',
    de: 'Text, der sich ausblenden lässt',
  },
  translatedFlagType: {
    en: 'Yes or no per language',
    nl: 'Ja of nee per taal',
    fr: 'Oui ou non par langue',
    de: 'Ja oder nein je Sprache',
  },
  translatedPathType: {
    en: 'Path per language',
    nl: 'Adres per taal',
    fr: 'Adresse par langue',
    de: 'Adresse je Sprache',
  },
  translatedRichTextType: {
    en: 'Formatted text per language',
    nl: 'Opgemaakte tekst per taal',
    fr: 'Texte mis en forme par langue',
    de: 'Formatierter Text je Sprache',
  },
  translatedStringType: {
    en: 'Text per language',
    nl: 'Tekst per taal',
    fr: 'Texte par langue',
    de: 'Text je Sprache',
  },
  translatedTextType: {
    en: 'Long text per language',
    nl: 'Lange tekst per taal',
    fr: 'Texte long par langue',
    de: 'Langer Text je Sprache',
  },
  interfaceTextUnknown: {
    en: 'The website has no text “{key}”.',
    nl: 'De website heeft geen tekst “{key}”.',
    fr: 'Le site n’a pas de texte « {key} ».',
    de: 'Die Website hat keinen Text „{key}“.',
  },
});
