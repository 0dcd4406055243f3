import { useTranslation } from '~/i18n/translation.ts';
import { CalendarLinks } from './CalendarLinks.tsx';
import type { OpenVisitView } from './open-visits.ts';

/** Upcoming open visits, with links to calendars. */
export function OpenVisits({ visits }: { visits: readonly OpenVisitView[] }) {
  const { t } = useTranslation();
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby="open-visits" className="border-t border-line pt-4">
      <h2 id="open-visits" className="text-title">
        {t('property.openVisits')}
      </h2>
      <ul className="mt-2 grid gap-2">
        {visits.map(({ key, day, from, to, file, google }) => {
          const when = t('property.openVisit', { day, from, to });
          return (
            <li key={key}>
              <span className="figures">{when}</span>
              <CalendarLinks when={when} file={file} google={google} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
