import type { ClientReturn } from '@sanity/client';
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

/** Spec §9 names a default without its value; the law allows half a year. */
const defaultLifetimeDays = 180;

/** The accounts that the editors have set up. */
export function trackerIds(settings: StoredSettings | null): TrackerIds {
  return Object.fromEntries(
    trackerSettings.flatMap((setting) => {
      const id = settings?.[setting]?.trim();
      return id ? [[setting, id]] : [];
    }),
  );
}

/** What visitors are asked for now: another tracker, or another version of the editors', asks them again. */
export async function consentPolicy(content: ContentReader, settings: StoredSettings | null): Promise<Policy> {
  const stored = await content.read(sources.cookieConsent);
  return {
    version: [String(stored?.version ?? 1), ...Object.keys(trackerIds(settings))].join('+'),
    lifetimeDays: settings?.cookieLifetimeDays ?? defaultLifetimeDays,
  };
}

/** One category, as the dialog and the cookie policy show it. */
export interface CategoryView {
  category: Category;
  /** The editors' own words; empty: the product's. */
  text: string;
  entries: readonly EntryView[];
}

export interface EntryView extends Omit<CookieEntry, 'category' | 'purpose'> {
  /** A text of the dictionary, or the editors' own. */
  purpose: Pick<CookieEntry, 'purpose'> | { text: string };
}

/** What the editors say above the categories; empty: the product's words. */
export interface ConsentView {
  title: string;
  text: string;
  categories: readonly CategoryView[];
}

export async function consentView(
  content: ContentReader,
  settings: StoredSettings | null,
  choice: LanguageChoice,
): Promise<ConsentView> {
  const stored = await content.read(sources.cookieConsent);
  const known = cookieEntries(trackerIds(settings)).map(({ category, purpose, ...entry }) => ({
    category,
    entry: { ...entry, purpose: { purpose } },
  }));
  const all = [...known, ...ownEntries(stored, choice)];
  return {
    title: plainText(stored?.title, choice),
    text: plainText(stored?.text, choice),
    categories: categories.map((category) => ({
      category,
      text: plainText(stored?.[`${category}Text`], choice),
      entries: all.flatMap((each) => (each.category === category ? [each.entry] : [])),
    })),
  };
}

/** What the editors list besides: of videos, chats, and of tags in a container of theirs. */
function ownEntries(stored: StoredConsent, choice: LanguageChoice): { category: Category; entry: EntryView }[] {
  return (stored?.entries ?? []).flatMap(({ category, name, place, provider, purpose, keeps, days }) => {
    if (!isCategory(category) || !name) return [];
    const entry: EntryView = {
      name,
      place: place ?? 'cookie',
      provider: provider ?? null,
      purpose: { text: plainText(purpose, choice) },
      keeps: keeps === 'days' ? (days ?? 0) : (keeps ?? 'removed'),
    };
    return [{ category, entry }];
  });
}
