import type { Language } from '~/i18n/languages.ts';
import type { LanguageChoice } from '~/i18n/text.ts';
import type { Reference } from '../domain/entity.ts';
import { listingImage } from './property-card.server.ts';
import type { ReferenceCard } from './reference-card.ts';

const monthFormats = new Map<Language, Intl.DateTimeFormat>();

/** Cached per language, because creating one takes as long as rendering a few cards. */
function monthFormat(language: Language): Intl.DateTimeFormat {
  const known = monthFormats.get(language);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  monthFormats.set(language, made);
  return made;
}

export function referenceCards(references: readonly Reference[], choice: LanguageChoice): ReferenceCard[] {
  const month = monthFormat(choice.language);
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
