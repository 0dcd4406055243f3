import type { TFunction } from 'i18next';
import { propertyPath } from '~/addresses/entity-paths.ts';
import { languageNames } from '~/i18n/languages.ts';
import { plainText } from '~/i18n/text.ts';
import type { Visit } from '~/site/visit.server.ts';

/** What the website shows of a property; null if it is no longer there. */
export async function onlineOf({ context, site }: Visit, id: string, t: TFunction) {
  const listing = await context.listings.byId(id);
  if (listing === null) return null;
  const { pictures, plans, videoUrls, tourUrl, description, title, address } = listing;
  const counted = (key: 'photos' | 'plans' | 'films', { length: count }: readonly unknown[]) =>
    count === 0 && key !== 'photos' ? [] : [t(`owners.report.${key}`, { count })];
  return {
    shown: [
      ...counted('photos', pictures),
      ...counted('plans', plans),
      ...counted('films', videoUrls),
      ...(tourUrl === null ? [] : [t('owners.report.tour')]),
    ],
    texts: site.languages.inUse
      .filter((language) => (description[language] ?? '').trim() !== '')
      .map((language) => {
        const choice = { language, fallback: language };
        const [name, city] = [plainText(title, choice), plainText(address.city, choice)];
        return {
          language,
          name: languageNames[language],
          path: propertyPath({ id, goal: listing.goal, title: name, city }, language),
        };
      }),
  };
}
