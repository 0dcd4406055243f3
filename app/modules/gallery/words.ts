import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  about: {
    en: 'Pictures in a grid or a slider.',
    nl: 'Beelden in een raster of een slider.',
    fr: 'Des images en grille ou en carrousel.',
    de: 'Bilder in einem Raster oder einem Karussell.',
  },
  reverse: { en: 'Last first', nl: 'Laatste eerst', fr: 'Les derniers d’abord', de: 'Letzte zuerst' },
  relationsHelp: {
    en: 'Properties whose photos follow the slides.',
    nl: 'Panden waarvan de foto’s na de slides komen.',
    fr: 'Des biens dont les photos suivent les diapositives.',
    de: 'Immobilien, deren Fotos auf die Folien folgen.',
  },
  slides: { en: 'Slides', nl: 'Slides', fr: 'Diapositives', de: 'Folien' },
  slidesHelp: {
    en: 'The pictures in their order.',
    nl: 'De beelden in hun volgorde.',
    fr: 'Les images dans leur ordre.',
    de: 'Die Bilder in ihrer Reihenfolge.',
  },
  delayHelp: {
    en: 'In seconds, for the slider.',
    nl: 'In seconden, voor de slider.',
    fr: 'En secondes, pour le carrousel.',
    de: 'In Sekunden, für das Karussell.',
  },
});
