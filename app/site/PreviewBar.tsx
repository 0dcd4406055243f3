import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { previewSegment } from '~/paths/segments.ts';

/** Says that this is a preview, and leads out of it to the same public page. */
export function PreviewBar() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const outside = pathname.replace(new RegExp(`^/${previewSegment}(?=/)`), '') + search;
  return (
    <div
      role="status"
      className="sticky bottom-0 z-40 flex flex-wrap items-center gap-4 bg-slate px-4 py-2 text-surface"
    >
      <span>{t('preview.notice')}</span>
      <a href={outside} className="inline-flex min-h-9 items-center underline">
        {t('preview.leave')}
      </a>
    </div>
  );
}
