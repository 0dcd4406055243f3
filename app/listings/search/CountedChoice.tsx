import { useTranslation } from '~/i18n/translation.ts';
import { shownCount } from './shown-count.ts';

interface Props {
  name: string;
  /** Null or undefined while unknown; its space is reserved to prevent layout shift. */
  count: number | null | undefined;
}

/** The name of a choice with its number of homes. */
export function CountedChoice({ name, count }: Props) {
  const { t, language } = useTranslation();
  const known = typeof count === 'number' ? shownCount(count, language) : null;
  return (
    <span>
      <span>{name}</span>
      <span className="choice-count">
        {known && (
          <>
            <span aria-hidden>{known.total}</span>
            <span className="sr-only">{t('search.found', known)}</span>
          </>
        )}
      </span>
    </span>
  );
}

/** Whether to show a choice as having no homes; it stays selectable. */
export function leadsNowhere(count: number | null | undefined): true | undefined {
  return count === 0 || undefined;
}
