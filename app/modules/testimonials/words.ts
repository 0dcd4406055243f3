import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  about: {
    en: 'What clients say.',
    nl: 'Wat klanten zeggen.',
    fr: 'Ce que disent les clients.',
    de: 'Was Kunden sagen.',
  },
  rating: {
    en: 'Best rating first',
    nl: 'Beste beoordeling eerst',
    fr: 'Les meilleures évaluations d’abord',
    de: 'Beste Bewertung zuerst',
  },
  relationsHelp: {
    en: 'Single testimonials. Nothing chosen: all of them.',
    nl: 'Losse getuigenissen. Niets gekozen: allemaal.',
    fr: 'Des témoignages choisis. Rien de choisi : tous.',
    de: 'Einzelne Kundenstimmen. Nichts gewählt: alle.',
  },
});
