import type { ValidationContext } from 'sanity';
import { isLanguage, type Language } from '../../app/i18n/languages.ts';

export interface LanguagesInUse {
  default: Language;
  used: Language[];
}

const query = `*[_type == "siteSettings"][0]{languageDefault, "codes": languageUse[use == true].code}`;
const cacheMs = 5_000;
let cached: { at: number; answer: Promise<LanguagesInUse> } | undefined;

/**
 * The site's languages from the settings. A form asks once per field and keystroke, so the result is cached briefly.
 */
export function languagesInUse(context: ValidationContext): Promise<LanguagesInUse> {
  if (cached === undefined || Date.now() - cached.at > cacheMs) {
    cached = { at: Date.now(), answer: ask(context) };
  }
  return cached.answer;
}

async function ask(context: ValidationContext): Promise<LanguagesInUse> {
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'drafts' });
  const answer = await client.fetch<{ languageDefault?: unknown; codes?: unknown[] } | null>(query).catch(() => null);
  const first = isLanguage(answer?.languageDefault) ? answer.languageDefault : 'nl';
  const used = (answer?.codes ?? []).filter(isLanguage);
  return { default: first, used: [first, ...used.filter((language) => language !== first)] };
}
