import { CalendarPlus } from 'lucide-react';
import { colon } from '~/i18n/colon.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { linkStyle } from '~/ui/button.ts';
import type { OpenVisitView } from './open-visits.ts';

/** When anybody may come and look, to put in a calendar. */
export function OpenVisits({ visits }: { visits: readonly OpenVisitView[] }) {
  const { t, language } = useTranslation();
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
              <span className="flex flex-wrap items-center gap-x-4 text-small print:hidden">
                <a href={file} className={`${linkStyle} inline-flex min-h-11 items-center gap-2`}>
                  <CalendarPlus size={16} aria-hidden />
                  {t('property.addToCalendar')}
                  <span className="sr-only">{colon(language) + when}</span>
                </a>
                <a
                  href={google}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={`${linkStyle} inline-flex min-h-11 items-center`}
                >
                  Google
                  <span className="sr-only"> {t('property.googleCalendar', { when })}</span>
                </a>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
