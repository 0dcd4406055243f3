import { useTranslation } from '~/i18n/translation.ts';
import { languageNames } from '~/i18n/languages.ts';
import { usePage } from './page-context.ts';

/** Links to the page in the other languages. Each is a new document with its own dictionary. */
export function LanguageSwitcher() {
  const { t, language } = useTranslation();
  const { languageLinks: links } = usePage();
  if (links.length < 2) return null;
  return (
    <nav aria-label={t('frame.languages')}>
      <ul className="flex flex-wrap items-center gap-1">
        {links.map((link) => (
          <li key={link.language}>
            <a
              href={link.path}
              lang={link.language}
              hrefLang={link.language}
              aria-label={languageNames[link.language]}
              aria-current={link.language === language ? 'true' : undefined}
              className="site-language"
            >
              {link.language.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
