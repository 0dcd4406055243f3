import { useMemo } from 'react';
import { useCurrentLocale, type DocumentBadgeComponent } from 'sanity';
import { languages, type Language } from '../../app/i18n/languages.ts';
import { useTexts } from '../texts/index.ts';
import { completeness } from '../translations/missing.ts';
import { languageName, useLanguages } from './languages-context.ts';

/** One badge per language in use: how complete the document is in it. */
export const completenessBadges: DocumentBadgeComponent[] = languages.map(completenessBadge);

function completenessBadge(language: Language): DocumentBadgeComponent {
  const Badge: DocumentBadgeComponent = ({ draft, published, version }) => {
    const { used } = useLanguages();
    const t = useTexts();
    const locale = useCurrentLocale().id;
    const document = version ?? draft ?? published;
    const found = useMemo(
      () => (document === null ? null : completeness(document, used).find((each) => each.language === language)),
      [document, used],
    );
    if (!found || found.total === 0) return null;
    const name = languageName(language, locale);
    const label = language.toUpperCase();
    const { total, missing } = found;
    if (!found.exists) return { label: `${label} –`, color: 'danger', title: t('badge.absent', { language: name }) };
    if (missing === 0) return { label, color: 'success', title: t('badge.complete', { language: name }) };
    return {
      label: `${label} ${total - missing}/${total}`,
      color: 'warning',
      title: t('badge.missing', { count: missing, total, language: name }),
    };
  };
  Badge.displayName = `CompletenessBadge(${language})`;
  return Badge;
}
