import { useTranslation } from '~/i18n/translation.ts';
import { useOffline } from '~/ui/use-offline.ts';

export const wakes = 'idle';

/** A one-line notice while offline; the page stays as it is. It floats, so that it causes no layout shift. */
export default function OfflineNote() {
  const { t } = useTranslation();
  const offline = useOffline();
  return (
    <div
      role="status"
      data-at-end=""
      className="pointer-events-none fixed inset-x-4 bottom-[calc(5rem+var(--covered-below))] z-40 flex justify-center tablet:bottom-[calc(1rem+var(--covered-below))] print:hidden"
    >
      {offline && <p className="rounded-base bg-slate px-4 py-3 text-surface shadow-float">{t('results.offline')}</p>}
    </div>
  );
}
