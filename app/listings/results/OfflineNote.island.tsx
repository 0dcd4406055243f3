import { useTranslation } from '~/i18n/translation.ts';
import { useOffline } from '~/ui/use-offline.ts';

export const wakes = 'idle';

/** Without a connection: what is shown stays, and one line says so. It floats, so that nothing moves when it comes and goes. */
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
