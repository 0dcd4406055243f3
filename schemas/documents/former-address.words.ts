import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  list: { en: 'Former addresses', nl: 'Vroegere adressen', fr: 'Anciennes adresses', de: 'Frühere Adressen' },
  type: { en: 'Former address', nl: 'Vroeger adres', fr: 'Ancienne adresse', de: 'Frühere Adresse' },
  about: {
    en: 'Where something of the site once was. The site writes it down by itself, and leads visitors on to where it is now, or to the page above if it is gone. Delete it, and the address is unknown.',
    nl: 'Waar iets van de website vroeger stond. De website noteert het zelf en leidt bezoekers naar waar het nu staat, of naar de bovenliggende pagina als het er niet meer is. Verwijder het en het adres is onbekend.',
    fr: 'L’adresse qu’une page du site avait auparavant. Le site la note lui-même et mène les visiteurs là où la page se trouve maintenant, ou à la page supérieure si elle n’existe plus. Supprimez-la et l’adresse est inconnue.',
    de: 'Wo etwas auf der Website früher stand. Die Website merkt es sich selbst und führt Besucher dorthin, wo es jetzt steht, oder zur Seite darüber, wenn es weg ist. Löschen Sie sie, ist die Adresse unbekannt.',
  },
  from: { en: 'Address', nl: 'Adres', fr: 'Adresse', de: 'Adresse' },
  fromHelp: {
    en: 'Leads nowhere else while a page has it.',
    nl: 'Leidt nergens anders heen zolang een pagina het heeft.',
    fr: 'Ne mène pas ailleurs tant qu’une page l’occupe.',
    de: 'Führt nirgends anders hin, solange eine Seite sie hat.',
  },
  document: { en: 'What was there', nl: 'Wat daar stond', fr: 'Ce qui s’y trouvait', de: 'Was dort stand' },
  documentHelp: {
    en: 'Visitors are led to its address of today, in the same language.',
    nl: 'Bezoekers worden naar het adres van vandaag geleid, in dezelfde taal.',
    fr: 'Les visiteurs sont menés à son adresse actuelle, dans la même langue.',
    de: 'Besucher werden zu seiner heutigen Adresse geführt, in derselben Sprache.',
  },
  parent: { en: 'Page above', nl: 'Bovenliggende pagina', fr: 'Page supérieure', de: 'Seite darüber' },
  parentHelp: {
    en: 'Where visitors arrive if what was there is gone.',
    nl: 'Waar bezoekers terechtkomen als het er niet meer is.',
    fr: 'Où arrivent les visiteurs si la page n’existe plus.',
    de: 'Wo Besucher ankommen, wenn es weg ist.',
  },
  gone: {
    en: 'Say that it is gone',
    nl: 'Zeggen dat het weg is',
    fr: 'Dire que la page n’existe plus',
    de: 'Sagen, dass es weg ist',
  },
  goneHelp: {
    en: 'Visitors see that there is nothing any more, and search engines forget the address (410).',
    nl: 'Bezoekers zien dat er niets meer is, en zoekmachines vergeten het adres (410).',
    fr: 'Les visiteurs voient qu’il n’y a plus rien, et les moteurs de recherche oublient l’adresse (410).',
    de: 'Besucher sehen, dass es nichts mehr gibt, und Suchmaschinen vergessen die Adresse (410).',
  },
});
