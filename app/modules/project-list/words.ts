import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  type: { en: 'Project list', nl: 'Lijst van projecten', fr: 'Liste de projets', de: 'Liste von Projekten' },
  about: {
    en: 'Construction projects.',
    nl: 'Nieuwbouwprojecten.',
    fr: 'Des projets de construction.',
    de: 'Neubauprojekte.',
  },
  name: { en: 'By name', nl: 'Op naam', fr: 'Par nom', de: 'Nach Name' },
  relationsHelp: {
    en: 'Single projects, or all of a city. Nothing chosen: all projects.',
    nl: 'Losse projecten, of alle van een plaats. Niets gekozen: alle projecten.',
    fr: 'Des projets choisis, ou tous ceux d’une localité. Rien de choisi : tous les projets.',
    de: 'Einzelne Projekte oder alle eines Ortes. Nichts gewählt: alle Projekte.',
  },
  project: {
    en: 'Project (its number)',
    nl: 'Project (zijn nummer)',
    fr: 'Projet (son numéro)',
    de: 'Projekt (seine Nummer)',
  },
});
