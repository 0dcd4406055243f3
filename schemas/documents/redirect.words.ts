import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  list: { en: 'Redirects', nl: 'Doorverwijzingen', fr: 'Redirections', de: 'Weiterleitungen' },
});
