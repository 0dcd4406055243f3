import { useTranslation } from '~/i18n/translation.ts';
import type { Language } from '~/i18n/languages.ts';

/** Says that a text exists only in another language (requirements 10.18); renders nothing if it is in the page's. */
export function LanguageNote({ lang }: { lang: Language | undefined }) {
  const { t } = useTranslation();
  if (lang === undefined) return null;
  return <p className="text-small text-slate-soft">{t(`property.onlyIn.${lang}`)}</p>;
}
