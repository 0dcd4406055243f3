import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';

/** Ids of the sections of a property page; their names are in the dictionaries under `sections`. */
export type SectionId =
  'description' | 'media' | 'plans' | 'facts' | 'energy' | 'place' | 'costs' | 'documents' | 'agent';

interface Props {
  sections: readonly SectionId[];
  /** The price. */
  children: ReactNode;
}

/**
 * Links to the sections of the page (`section-nav.ts`). Sticky below the header on desktops, with the price once the
 * page's own (`data-price`) is out of view; on phones and tablets `ContactBar` shows that.
 */
export function SectionNav({ sections, children }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('sections.label')} className="section-nav border-b border-line print:hidden">
      <ul className="-mx-3 flex min-w-0 grow [scrollbar-width:none] overflow-x-auto">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="inline-flex min-h-11 items-center px-3 whitespace-nowrap no-underline -outline-offset-3 hover:underline"
            >
              {t(`sections.${section}`)}
            </a>
          </li>
        ))}
      </ul>
      <p hidden data-passed-price="" className="shrink-0 pl-6 font-serif text-title max-desktop:hidden">
        {children}
      </p>
    </nav>
  );
}
