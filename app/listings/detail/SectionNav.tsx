import { useTranslation } from '~/i18n/translation.ts';

/** Ids of the sections of a property page; their names are in the dictionaries under `sections`. */
export type SectionId =
  'description' | 'media' | 'plans' | 'facts' | 'energy' | 'place' | 'costs' | 'documents' | 'agent';

/** Leads to the parts of a long page. */
export function SectionNav({ sections }: { sections: readonly SectionId[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('sections.label')} className="border-b border-line print:hidden">
      <ul className="-mx-3 flex [scrollbar-width:none] overflow-x-auto">
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
    </nav>
  );
}
