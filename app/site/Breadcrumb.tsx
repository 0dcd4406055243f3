import { useTranslation } from '~/i18n/translation.ts';
import type { Crumb } from '~/addresses/page-table.ts';

/** Home and the steps of the path; the last one is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useTranslation();
  if (trail.length < 2) return null;
  return (
    <nav aria-label={t('frame.breadcrumb')} className="text-small">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex min-w-0 gap-x-2">
            {index < trail.length - 1 ? (
              <>
                <a href={path} className="underline decoration-1 underline-offset-4 hover:decoration-2">
                  {name}
                </a>
                <span aria-hidden>/</span>
              </>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
