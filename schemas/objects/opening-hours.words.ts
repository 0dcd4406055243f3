import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  weekdayMon: { en: 'Monday', nl: 'Maandag', fr: 'Lundi', de: 'Montag' },
  weekdayTue: { en: 'Tuesday', nl: 'Dinsdag', fr: 'Mardi', de: 'Dienstag' },
  weekdayWed: { en: 'Wednesday', nl: 'Woensdag', fr: 'Mercredi', de: 'Mittwoch' },
  weekdayThu: { en: 'Thursday', nl: 'Donderdag', fr: 'Jeudi', de: 'Donnerstag' },
  weekdayFri: { en: 'Friday', nl: 'Vrijdag', fr: 'Vendredi', de: 'Freitag' },
  weekdaySat: { en: 'Saturday', nl: 'Zaterdag', fr: 'Samedi', de: 'Samstag' },
  weekdaySun: { en: 'Sunday', nl: 'Zondag', fr: 'Dimanche', de: 'Sonntag' },
  days: { en: 'Days', nl: 'Dagen', fr: 'Jours', de: 'Tage' },
  daysHelp: {
    en: 'The days on which these hours hold.',
    nl: 'De dagen waarop deze uren gelden.',
    fr: 'Les jours où ces heures s’appliquent.',
    de: 'Die Tage, an denen diese Zeiten gelten.',
  },
  daysRequired: {
    en: 'Choose at least one day.',
    nl: 'Kies minstens één dag.',
    fr: 'Choisissez au moins un jour.',
    de: 'Wählen Sie mindestens einen Tag.',
  },
  opensHelp: { en: 'As 09:00.', nl: 'Zoals 09:00.', fr: 'Comme 09:00.', de: 'Etwa 09:00.' },
  closesHelp: { en: 'As 18:00.', nl: 'Zoals 18:00.', fr: 'Comme 18:00.', de: 'Etwa 18:00.' },
});
