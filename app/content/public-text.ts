import type { Language } from '~/i18n/languages.ts';
import { localText, type LanguageChoice, type LocalText } from '~/i18n/text.ts';

/** A text with the public flag of requirements 3.18, as the lake stores it. */
interface StoredPublicText {
  text?: { [language in Language]?: string | null | undefined } | null;
  public?: boolean | null;
}

/** Texts are public unless an editor has switched them off: a new one has no flag yet. */
export function isPublic<Stored extends { public?: boolean | null }>(
  stored: Stored | null | undefined,
): stored is Stored {
  return stored !== null && stored !== undefined && stored.public !== false;
}

/** The text in the page's language; null if it is hidden or empty. */
export function publicText(stored: StoredPublicText | null | undefined, choice: LanguageChoice): LocalText | null {
  return isPublic(stored) ? localText(stored.text, choice) : null;
}
