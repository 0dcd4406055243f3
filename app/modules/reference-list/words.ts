import type { ModuleWords } from '../../../schemas/words.ts';

/** What the Studio says of this module alone. */
export const words = {
  forms: {
    'Properties that were sold or rented and have left the CRM.': {
      nl: 'Panden die verkocht of verhuurd zijn en niet meer in het CRM staan.',
      fr: 'Des biens vendus ou loués qui ont quitté le CRM.',
      de: 'Immobilien, die verkauft oder vermietet sind und nicht mehr im CRM stehen.',
    },
    'Only sold or only rented ones. Nothing chosen: both.': {
      nl: 'Alleen verkochte of alleen verhuurde. Niets gekozen: beide.',
      fr: 'Seulement les vendus ou les loués. Rien de choisi : les deux.',
      de: 'Nur verkaufte oder nur vermietete. Nichts gewählt: beide.',
    },
    'Sold and rented by us': {
      nl: 'Door ons verkocht en verhuurd',
      fr: 'Vendus et loués par nous',
      de: 'Von uns verkauft und vermietet',
    },
  },
  messages: {},
} satisfies ModuleWords;
