import { resolveRichText } from '~/content/rich-text/resolve.ts';
import type { Language } from '~/i18n/languages.ts';
import { localValue } from '~/i18n/text.ts';
import type { LocalRichText, ModuleContext } from './module-view.ts';

type StoredRichText = { [language in Language]?: Parameters<typeof resolveRichText>[0] };

/** Formatted text in the page's language, or in another that it has; null where there is none. */
export async function richText(
  stored: StoredRichText | null | undefined,
  { place }: ModuleContext,
): Promise<LocalRichText | null> {
  const found = localValue(stored, place.choice);
  if (found === null) return null;
  const blocks = await resolveRichText(found.value, place.link);
  return { blocks, ...(found.language === place.language ? {} : { lang: found.language }) };
}
