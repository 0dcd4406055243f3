import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { colon } from '~/i18n/colon.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { linkStyle } from '~/ui/button.ts';

interface Props {
  /** Date and time, to distinguish links with the same name. */
  when: string;
  /** An iCalendar file. */
  file: string;
  google: string;
}

export function CalendarLinks({ when, file, google }: Props) {
  const { t, language } = useTranslation();
  return (
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
  );
}
