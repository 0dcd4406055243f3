import { googleFlags, type Category, type Choices } from './categories.ts';

/** What a choice was made of, and how long it holds. */
export interface Policy {
  /** Another one asks again: what is set, or what the editors say of it, has changed. */
  version: string;
  /** Whole days, at most six months (the Belgian authority's limit). */
  lifetimeDays: number;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The keys of the local storage, spec §4: a marker, Google's four flags, the two categories that Google does not know, version and date. */
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

/** The keys of the flags, each `true` or `false`. */
export const consentFlags: readonly string[] = Object.keys(flags);
const keys = [...Object.values(consentKeys), ...consentFlags];
const dayInMilliseconds = 86_400_000;

/**
 * What a visitor chose.
 *
 * @param now milliseconds since 1970
 * @returns null where nothing is stored that still holds: the visitor is asked (again)
 */
export function readConsent(place: Place, { version, lifetimeDays }: Policy, now: number): Choices | null {
  if (place.getItem(consentKeys.marker) !== 'true' || place.getItem(consentKeys.version) !== version) return null;
  const age = now - Date.parse(place.getItem(consentKeys.date) ?? '');
  // A day ahead: the clock of the device may have been wrong, but not for half a year.
  if (!(age > -dayInMilliseconds && age < lifetimeDays * dayInMilliseconds)) return null;
  const choices: Choices = { necessary: true, analytics: true, marketing: true, social: true, unclassified: true };
  // One purpose that is denied denies its category: nothing is guessed in favour of more.
  for (const [flag, category] of Object.entries(flags)) choices[category] &&= place.getItem(flag) === 'true';
  return choices;
}

/** @param now milliseconds since 1970 */
export function storeConsent(place: Place, choices: Choices, { version }: Policy, now: number): void {
  for (const [flag, category] of Object.entries(flags)) place.setItem(flag, String(choices[category]));
  place.setItem(consentKeys.version, version);
  place.setItem(consentKeys.date, new Date(now).toISOString());
  // Last: half a choice is none.
  place.setItem(consentKeys.marker, 'true');
}

export function clearConsent(place: Place): void {
  for (const key of keys) place.removeItem(key);
}

/** Google's four purposes as its scripts are told of them. */
export function googleConsent(choices: Choices): Record<keyof typeof googleFlags, 'granted' | 'denied'> {
  const told = (category: Category) => (choices[category] ? 'granted' : 'denied');
  return {
    ad_user_data: told(googleFlags.ad_user_data),
    ad_storage: told(googleFlags.ad_storage),
    analytics_storage: told(googleFlags.analytics_storage),
    ad_personalization: told(googleFlags.ad_personalization),
  };
}
