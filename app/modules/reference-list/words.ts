import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  type: {
    en: 'Sold and rented by us',
    nl: 'Door ons verkocht en verhuurd',
    fr: 'Vendus et loués par nous',
    de: 'Von uns verkauft und vermietet',
  },
  about: {
    en: 'Properties that were sold or rented and have left the CRM.',
    nl: 'Panden die verkocht of verhuurd zijn en niet meer in het CRM staan.',
    fr: 'Des biens vendus ou loués qui ont quitté le CRM.',
    de: 'Immobilien, die verkauft oder vermietet sind und nicht mehr im CRM stehen.',
  },
  relationsHelp: {
    en: 'Only sold or only rented ones. Nothing chosen: both.',
    nl: 'Alleen verkochte of alleen verhuurde. Niets gekozen: beide.',
    fr: 'Seulement les vendus ou les loués. Rien de choisi : les deux.',
    de: 'Nur verkaufte oder nur vermietete. Nichts gewählt: beide.',
  },
});
