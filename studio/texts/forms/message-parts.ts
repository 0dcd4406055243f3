import type { Words } from '../../../schemas/words.ts';

/** Words inside messages and lists. */
export const messageParts: Words = {
  'The title': { nl: 'de titel', fr: 'le titre', de: 'der Titel' },
  'The name': { nl: 'de naam', fr: 'le nom', de: 'der Name' },
  'The quote': { nl: 'het citaat', fr: 'la citation', de: 'das Zitat' },
  'The text of the link': { nl: 'de tekst van de link', fr: 'le texte du lien', de: 'der Text des Links' },
  'The name of the office': { nl: 'de naam van het kantoor', fr: 'le nom du bureau', de: 'der Name des Büros' },
  'The description of the picture': {
    nl: 'de beschrijving van het beeld',
    fr: 'la description de l’image',
    de: 'die Beschreibung des Bildes',
  },
  'The text on the button': {
    nl: 'de tekst op de knop',
    fr: 'le texte du bouton',
    de: 'der Text auf der Schaltfläche',
  },
  'The text of the bar': { nl: 'de tekst van de balk', fr: 'le texte de la barre', de: 'der Text der Leiste' },
  'The text of the drawer': { nl: 'de tekst van het paneel', fr: 'le texte du volet', de: 'der Text des Seitenmenüs' },
  'The text of the footer': { nl: 'de tekst van de voet', fr: 'le texte du pied de page', de: 'der Text des Fußes' },
  'Slide without a description': {
    nl: 'Slide zonder beschrijving',
    fr: 'Diapositive sans description',
    de: 'Folie ohne Beschreibung',
  },
  '{value}/12 wide': { nl: '{value}/12 breed', fr: 'largeur {value}/12', de: '{value}/12 breit' },
  on: { nl: 'aan', fr: 'activée', de: 'ein' },
  off: { nl: 'uit', fr: 'désactivée', de: 'aus' },
};
