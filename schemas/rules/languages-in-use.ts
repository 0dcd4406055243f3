import type { ValidationContext } from 'sanity';
import { isLanguage, type Language } from '../../app/i18n/languages.ts';

export interface LanguagesInUse {
  default: Language;
  used: Language[];
}

const query = `*[_type == "siteSettings"][0]{languageDefault, "codes": languageUse[use == true].code}`;
const cacheMs = 5_000;
const answers = new WeakMap<object, { at: number; answer: Promise<LanguagesInUse> }>();

/**
 * The site's languages from the settings. A form asks once per field and keystroke, so the result is cached briefly, for
 * the Studio that asks.
 */
export function languagesInUse(context: ValidationContext): Promise<LanguagesInUse> {
  const known = answers.get(context.schema);
  if (known !== undefined && Date.now() - known.at <= cacheMs) return known.answer;
  const answer = ask(context);
  answers.set(context.schema, { at: Date.now(), answer });
  return answer;
}

async function ask(context: ValidationContext): Promise<LanguagesInUse> {
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'drafts' });
  const answer = await client.fetch<{ languageDefault?: unknown; codes?: unknown[] } | null>(query).catch(() => null);
  const first = isLanguage(answer?.languageDefault) ? answer.languageDefault : 'nl';
  const used = (answer?.codes ?? []).filter(isLanguage);
  return { default: first, used: [first, ...used.filter((language) => language !== first)] };
}
