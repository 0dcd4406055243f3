import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  about: {
    en: 'How to reach the agency.',
    nl: 'Hoe u het kantoor bereikt.',
    fr: 'Comment joindre l’agence.',
    de: 'Wie man das Büro erreicht.',
  },
  grid: { en: 'Side by side', nl: 'Naast elkaar', fr: 'Côte à côte', de: 'Nebeneinander' },
  list: { en: 'Below each other', nl: 'Onder elkaar', fr: 'L’un sous l’autre', de: 'Untereinander' },
  relationsHelp: {
    en: 'Which parts, in their order.',
    nl: 'Welke onderdelen, in hun volgorde.',
    fr: 'Quelles parties, dans leur ordre.',
    de: 'Welche Teile, in ihrer Reihenfolge.',
  },
  contact: { en: 'Part', nl: 'Onderdeel', fr: 'Partie', de: 'Teil' },
  address: {
    en: 'Address, phone and e-mail',
    nl: 'Adres, telefoon en e-mail',
    fr: 'Adresse, téléphone et e-mail',
    de: 'Adresse, Telefon und E-Mail',
  },
  offices: { en: 'All offices', nl: 'Alle kantoren', fr: 'Tous les bureaux', de: 'Alle Büros' },
  form: { en: 'Form: {form}', nl: 'Formulier: {form}', fr: 'Formulaire : {form}', de: 'Formular: {form}' },
  textHelp: {
    en: 'Stands above the address.',
    nl: 'Staat boven het adres.',
    fr: 'Au-dessus de l’adresse.',
    de: 'Steht über der Adresse.',
  },
});
