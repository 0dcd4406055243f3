import { googleFlags, type Category, type Choices } from './categories.ts';

/** What a choice refers to, and how long it lasts. */
export interface Policy {
  /** A different version asks again: the trackers or the editors' texts have changed. */
  version: string;
  /** Whole days, at most six months (the Belgian authority's limit). */
  lifetimeDays: number;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The local storage keys besides the flags (requirements 4.3): a marker, version and date. */
export const consentKeys = {
  marker: 'consentSet',
  version: 'consentVersion',
  date: 'consentDate',
} as const;

const flags: Readonly<Record<string, Category>> = {
  ...googleFlags,
  social_media: 'social',
  unclassified: 'unclassified',
};

/** The keys of the flags, `true` or `false`: Google's four, and two for the categories that Google does not know. */
export const consentFlags: readonly string[] = Object.keys(flags);
const keys = [...Object.values(consentKeys), ...consentFlags];
const dayInMilliseconds = 86_400_000;

/**
 * Reads a visitor's choices.
 *
 * @param now milliseconds since 1970
 * @returns null if there are none that are still valid: the visitor is asked (again)
 */
export function readConsent(place: Place, { version, lifetimeDays }: Policy, now: number): Choices | null {
  if (place.getItem(consentKeys.marker) !== 'true' || place.getItem(consentKeys.version) !== version) return null;
  const age = now - Date.parse(place.getItem(consentKeys.date) ?? '');
  // Tolerates a date one day ahead: the device's clock may have been wrong, but not by half a year.
  if (!(age > -dayInMilliseconds && age < lifetimeDays * dayInMilliseconds)) return null;
  const choices: Choices = { necessary: true, analytics: true, marketing: true, social: true, unclassified: true };
  // A category is denied if one of its flags is: never assume more consent than was given.
  for (const [flag, category] of Object.entries(flags)) choices[category] &&= place.getItem(flag) === 'true';
  return choices;
}

/** @param now milliseconds since 1970 */
export function storeConsent(place: Place, choices: Choices, { version }: Policy, now: number): void {
  for (const [flag, category] of Object.entries(flags)) place.setItem(flag, String(choices[category]));
  place.setItem(consentKeys.version, version);
  place.setItem(consentKeys.date, new Date(now).toISOString());
  // Last, so that an incomplete choice does not count.
  place.setItem(consentKeys.marker, 'true');
}

export function clearConsent(place: Place): void {
  for (const key of keys) place.removeItem(key);
}

/** The choices as Google's four purposes. */
export function googleConsent(choices: Choices): Record<keyof typeof googleFlags, 'granted' | 'denied'> {
  const told = (category: Category) => (choices[category] ? 'granted' : 'denied');
  return {
    ad_user_data: told(googleFlags.ad_user_data),
    ad_storage: told(googleFlags.ad_storage),
    analytics_storage: told(googleFlags.analytics_storage),
    ad_personalization: told(googleFlags.ad_personalization),
  };
}
