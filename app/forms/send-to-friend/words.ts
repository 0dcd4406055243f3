import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: {
    en: 'Send to a friend',
    nl: 'Doorsturen naar een vriend',
    fr: 'Envoyer à un ami',
    de: 'An Freunde senden',
  },
});
