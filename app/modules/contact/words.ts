import type { ModuleWords } from '../../../schemas/words.ts';

/** What the Studio says of this module alone. */
export const words = {
  forms: {
    'Address, phone and e-mail': {
      nl: 'Adres, telefoon en e-mail',
      fr: 'Adresse, téléphone et e-mail',
      de: 'Adresse, Telefon und E-Mail',
    },
    'All offices': { nl: 'Alle kantoren', fr: 'Tous les bureaux', de: 'Alle Büros' },
    'Form: contact': { nl: 'Formulier: contact', fr: 'Formulaire : contact', de: 'Formular: Kontakt' },
    'Form: call me back': { nl: 'Formulier: bel mij terug', fr: 'Formulaire : rappelez-moi', de: 'Formular: Rückruf' },
    'Form: free valuation': {
      nl: 'Formulier: gratis schatting',
      fr: 'Formulaire : estimation gratuite',
      de: 'Formular: kostenlose Schätzung',
    },
    'Form: register a search': {
      nl: 'Formulier: zoekopdracht bewaren',
      fr: 'Formulaire : enregistrer une recherche',
      de: 'Formular: Suchauftrag',
    },
    'Form: testimonial': { nl: 'Formulier: getuigenis', fr: 'Formulaire : témoignage', de: 'Formular: Kundenstimme' },
    'Form: newsletter': { nl: 'Formulier: nieuwsbrief', fr: 'Formulaire : newsletter', de: 'Formular: Newsletter' },
    'Side by side': { nl: 'Naast elkaar', fr: 'Côte à côte', de: 'Nebeneinander' },
    'Below each other': { nl: 'Onder elkaar', fr: 'L’un sous l’autre', de: 'Untereinander' },
    'The agency’s address block and a form.': {
      nl: 'Het adresblok van het kantoor en een formulier.',
      fr: 'Les coordonnées de l’agence et un formulaire.',
      de: 'Die Kontaktdaten des Büros und ein Formular.',
    },
    'What a visitor should know before filling in the form.': {
      nl: 'Wat een bezoeker moet weten voor hij het formulier invult.',
      fr: 'Ce qu’un visiteur doit savoir avant de remplir le formulaire.',
      de: 'Was ein Besucher wissen sollte, bevor er das Formular ausfüllt.',
    },
    'Which parts, in their order.': {
      nl: 'Welke onderdelen, in hun volgorde.',
      fr: 'Quelles parties, dans leur ordre.',
      de: 'Welche Teile, in ihrer Reihenfolge.',
    },
    Part: { nl: 'Onderdeel', fr: 'Partie', de: 'Teil' },
  },
  messages: {},
} satisfies ModuleWords;
