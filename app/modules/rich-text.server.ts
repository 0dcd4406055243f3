import { resolveRichText } from '~/content/rich-text/resolve.ts';
import type { Language } from '~/i18n/languages.ts';
import { localValue } from '~/i18n/text.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { LocalRichText } from './module-view.ts';

type StoredRichText = { [language in Language]?: Parameters<typeof resolveRichText>[0] };

/** Formatted text in the page's language, or in another available one; null if empty. */
export async function richText(stored: StoredRichText | null | undefined, visit: Visit): Promise<LocalRichText | null> {
  const found = localValue(stored, visit.choice);
  if (found === null) return null;
  const blocks = await resolveRichText(found.value, visit.link);
  return { blocks, ...(found.language === visit.language ? {} : { lang: found.language }) };
}
