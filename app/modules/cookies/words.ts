import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  type: { en: 'List of cookies', nl: 'Lijst van cookies', fr: 'Liste des cookies', de: 'Liste der Cookies' },
  about: {
    en: 'What the site and others leave in a visitor’s browser, always up to date, with a button to choose again. For the cookie policy.',
    nl: 'Wat de site en anderen in de browser van een bezoeker achterlaten, altijd actueel, met een knop om opnieuw te kiezen. Voor het cookiebeleid.',
    fr: 'Ce que le site et des tiers laissent dans le navigateur d’un visiteur, toujours à jour, avec un bouton pour choisir à nouveau. Pour la politique de cookies.',
    de: 'Was die Website und andere im Browser eines Besuchers hinterlassen, immer aktuell, mit einer Schaltfläche für eine neue Wahl. Für die Cookie-Richtlinie.',
  },
});
