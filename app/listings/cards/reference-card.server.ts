import type { LanguageChoice } from '~/i18n/text.ts';
import type { Reference } from '../domain/entity.ts';
import { listingImage } from './property-card.server.ts';
import type { ReferenceCard } from './reference-card.ts';

/** References in the page's language. */
export function referenceCards(references: readonly Reference[], choice: LanguageChoice): ReferenceCard[] {
  const month = new Intl.DateTimeFormat(choice.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return references.map(({ id, status, closedOn, title, titleLanguage, typeDescription, zip, city, picture }) => ({
    id,
    status,
    title: {
      text: title || [typeDescription, city].filter(Boolean).join(', '),
      ...(titleLanguage && titleLanguage !== choice.language ? { lang: titleLanguage } : {}),
    },
    place: [zip, city].filter(Boolean).join(' '),
    type: typeDescription,
    image: picture && listingImage('listing', id, picture, title),
    closedOn,
    month: month.format(new Date(closedOn)),
  }));
}
