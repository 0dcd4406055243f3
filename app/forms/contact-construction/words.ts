import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: {
    en: 'Question about a project',
    nl: 'Vraag over een project',
    fr: 'Question sur un projet',
    de: 'Frage zu einem Projekt',
  },
});
