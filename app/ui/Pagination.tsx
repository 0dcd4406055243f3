import { useTranslation } from '~/i18n/translation.ts';

interface Props {
  /** From 1. */
  page: number;
  pageCount: number;
  href: (page: number) => string;
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 underline-offset-4 hover:underline aria-[current]:border-b-2 aria-[current]:border-brick aria-[current]:font-semibold';

/** Links to the first and last page and those around the current one. */
export function Pagination({ page, pageCount, href }: Props) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  const near = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return (
    <nav aria-label={t('pagination.label')} className="flex flex-wrap items-center justify-center gap-2 figures">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className={step}>
          {t('pagination.previous')}
        </a>
      )}
      <ul className="flex flex-wrap">
        {shown.map((each, index) => (
          <li key={each} className="flex items-center">
            {each - (shown[index - 1] ?? each - 1) > 1 && <span aria-hidden>…</span>}
            <a
              href={href(each)}
              aria-label={t('pagination.page', { page: each })}
              aria-current={each === page ? 'page' : undefined}
              className={step}
            >
              {each}
            </a>
          </li>
        ))}
      </ul>
      {page < pageCount && (
        <a href={href(page + 1)} rel="next" className={step}>
          {t('pagination.next')}
        </a>
      )}
    </nav>
  );
}
