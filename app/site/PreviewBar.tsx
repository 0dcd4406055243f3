import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const PreviewTools = lazy(() => import('./PreviewTools.tsx').then(({ PreviewTools }) => ({ default: PreviewTools })));

interface Props {
  /** Whether drafts are shown, or, without proof of access, what everybody sees. */
  drafts: boolean;
}

/** Says that this is a preview and leads out of it. The tools of editors come as code of their own. */
export function PreviewBar({ drafts }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const alive = useAlive();
  return (
    <div
      role="status"
      className="sticky bottom-0 z-40 flex flex-wrap items-center gap-x-4 bg-slate px-4 py-2 text-surface print:hidden"
    >
      <span>{t(drafts ? 'preview.notice' : 'preview.published')}</span>
      <a
        href={`/preview/disable?to=${encodeURIComponent(pathname + search)}`}
        className="inline-flex min-h-9 items-center underline"
      >
        {t('preview.leave')}
      </a>
      {drafts && alive && (
        <Suspense>
          <PreviewTools />
        </Suspense>
      )}
    </div>
  );
}

/** False while the server's markup is taken over. */
function useAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
