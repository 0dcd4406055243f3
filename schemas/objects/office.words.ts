import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  type: { en: 'Office', nl: 'Kantoor', fr: 'Bureau', de: 'Büro' },
  nameHelp: {
    en: 'As visitors call it: Gevel Gent.',
    nl: 'Zoals bezoekers het noemen: Gevel Gent.',
    fr: 'Comme les visiteurs l’appellent : Gevel Gent.',
    de: 'Wie Besucher es nennen: Gevel Gent.',
  },
  nameOfTheOfficeSubject: {
    en: 'The name of the office',
    nl: 'de naam van het kantoor',
    fr: 'le nom du bureau',
    de: 'der Name des Büros',
  },
  addressHelp: {
    en: 'Where visitors are received.',
    nl: 'Waar bezoekers ontvangen worden.',
    fr: 'Où les visiteurs sont reçus.',
    de: 'Wo Besucher empfangen werden.',
  },
  emailHelp: {
    en: 'Shown to visitors; forms of this office arrive here.',
    nl: 'Wordt aan bezoekers getoond; formulieren van dit kantoor komen hier aan.',
    fr: 'Visible pour les visiteurs ; les formulaires de ce bureau arrivent ici.',
    de: 'Besucher sehen sie; Formulare dieses Büros kommen hier an.',
  },
  openingHoursHelp: {
    en: 'Without any, the hours of the agency hold.',
    nl: 'Zonder gelden de uren van het agentschap.',
    fr: 'À défaut, les heures de l’agence s’appliquent.',
    de: 'Sonst gelten die Zeiten des Hauptbüros.',
  },
});
