import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  list: { en: 'Redirects', nl: 'Doorverwijzingen', fr: 'Redirections', de: 'Weiterleitungen' },
  type: { en: 'Redirect', nl: 'Doorverwijzing', fr: 'Redirection', de: 'Weiterleitung' },
  about: {
    en: 'An old address that leads to a new one, so that links elsewhere keep working.',
    nl: 'Een oud adres dat naar een nieuw leidt, zodat links elders blijven werken.',
    fr: 'Une ancienne adresse qui mène à une nouvelle, pour que les liens d’autres sites restent valables.',
    de: 'Eine alte Adresse, die zu einer neuen führt, damit Links von anderswo weiter funktionieren.',
  },
  from: { en: 'Old path', nl: 'Oud adres', fr: 'Ancienne adresse', de: 'Alte Adresse' },
  fromHelp: {
    en: 'Such as /nl/aanbod/ . Pages that exist win over a redirect.',
    nl: 'Zoals /nl/aanbod/ . Een pagina die bestaat, gaat voor op een doorverwijzing.',
    fr: 'Par exemple /nl/aanbod/ . Une page qui existe l’emporte sur une redirection.',
    de: 'Etwa /nl/aanbod/ . Eine Seite, die es gibt, geht einer Weiterleitung vor.',
  },
  fromRequired: {
    en: 'Fill in the old path.',
    nl: 'Vul het oude adres in.',
    fr: 'Indiquez l’ancienne adresse.',
    de: 'Tragen Sie die alte Adresse ein.',
  },
  fromTaken: {
    en: 'Another redirect begins at this path.',
    nl: 'Een andere doorverwijzing begint op dit adres.',
    fr: 'Une autre redirection part de cette adresse.',
    de: 'Eine andere Weiterleitung beginnt bei dieser Adresse.',
  },
  to: { en: 'New address', nl: 'Nieuw adres', fr: 'Nouvelle adresse', de: 'Neue Adresse' },
  toHelp: {
    en: 'Where visitors arrive.',
    nl: 'Waar bezoekers terechtkomen.',
    fr: 'Où arrivent les visiteurs.',
    de: 'Wo Besucher ankommen.',
  },
});
