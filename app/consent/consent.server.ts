import type { ClientReturn } from '@sanity/client';
import type { TFunction } from 'i18next';
import type { cookieConsentQuery } from '~/content/queries.ts';
import type { StoredSettings } from '~/content/settings.ts';
import { sources } from '~/content/source.ts';
import type { ContentReader } from '~/content/store.server.ts';
import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import { categories, isCategory, type Category } from './categories.ts';
import { cookieEntries, type CookieEntry } from './cookie-list.ts';
import type { Policy } from './stored-consent.ts';
import { trackerSettings, type TrackerIds } from './trackers.ts';

type StoredConsent = ClientReturn<typeof cookieConsentQuery>;

/** Requirements 9.25 mentions a default without its value. */
const defaultLifetimeDays = 180;
/** The data protection authority's limit of six months, whatever an import contains. */
const longestLifetimeDays = 183;

/** The accounts that editors have configured. */
export function trackerIds(settings: StoredSettings | null): TrackerIds {
  return Object.fromEntries(
    trackerSettings.flatMap((setting) => {
      const id = settings?.[setting]?.trim();
      return id ? [[setting, id]] : [];
    }),
  );
}

/** What visitors consent to now: another tracker or another version of the editors' texts asks them again. */
export async function consentPolicy(content: ContentReader, settings: StoredSettings | null): Promise<Policy> {
  const stored = await content.read(sources.cookieConsent);
  return {
    version: [String(stored?.version ?? 1), ...Object.keys(trackerIds(settings))].join('+'),
    lifetimeDays: Math.min(settings?.cookieLifetimeDays ?? defaultLifetimeDays, longestLifetimeDays),
  };
}

/** One category in the page's language, as the dialog and the cookie policy show it. */
export interface CategoryView {
  category: Category;
  title: string;
  text: string;
  entries: readonly {
    name: string;
    place: CookieEntry['place'];
    isOwn: boolean;
    /** Where it is stored, who sets it, and how long it lasts. */
    facts: readonly string[];
    purpose: string;
  }[];
}

export interface ConsentView {
  title: string;
  text: string;
  categories: readonly CategoryView[];
}

interface ViewOptions {
  choice: LanguageChoice;
  t: TFunction;
  /** Whether maps can show another server's tiles. */
  mapTiles: boolean;
}

/** The dialog's texts and cookie list; the editors' texts take precedence over the product's. */
export async function consentView(
  content: ContentReader,
  settings: StoredSettings | null,
  { choice, t, mapTiles }: ViewOptions,
): Promise<ConsentView> {
  const stored = await content.read(sources.cookieConsent);
  const kept = (keeps: CookieEntry['keeps']) =>
    typeof keeps === 'number' ? t('consent.keeps.days', { count: keeps }) : t(`consent.keeps.${keeps}`);
  const view = ({ name, place, provider, keeps }: Omit<CookieEntry, 'purpose'>, purpose: string) => ({
    name,
    place,
    isOwn: provider === null,
    facts: [t(`consent.places.${place}`), provider ?? t('consent.here'), kept(keeps)],
    purpose,
  });
  const all = [
    ...cookieEntries(trackerIds(settings), { mapTiles }).map((entry) => ({
      category: entry.category,
      view: view(entry, t(`consent.purposes.${entry.purpose}`)),
    })),
    ...ownEntries(stored).map(({ purpose, ...entry }) => ({
      category: entry.category,
      view: view(entry, plainText(purpose, choice)),
    })),
  ];
  return {
    title: plainText(stored?.title, choice) || t('consent.title'),
    text: plainText(stored?.text, choice) || t('consent.intro'),
    categories: categories.map((category) => ({
      category,
      title: t(`consent.categories.${category}.title`),
      text: plainText(stored?.[`${category}Text`], choice) || t(`consent.categories.${category}.text`),
      entries: all.flatMap((each) => (each.category === category ? [each.view] : [])),
    })),
  };
}

/** Further entries listed by editors: for videos, chats, and tags in their own container. */
function ownEntries(stored: StoredConsent) {
  return (stored?.entries ?? []).flatMap(({ category, name, place, provider, purpose, keeps, days }) =>
    isCategory(category) && name
      ? [
          {
            category,
            name,
            place: place ?? ('cookie' as const),
            provider: provider ?? null,
            purpose,
            keeps: keeps === 'days' ? (days ?? 1) : (keeps ?? ('removed' as const)),
          },
        ]
      : [],
  );
}
