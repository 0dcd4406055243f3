import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: {
    en: 'Request for documents',
    nl: 'Aanvraag van documenten',
    fr: 'Demande de documents',
    de: 'Anfrage von Unterlagen',
  },
});
