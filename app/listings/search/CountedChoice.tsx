import { useTranslation } from '~/i18n/translation.ts';
import { shownCount } from './shown-count.ts';

interface Props {
  name: string;
  /** Nothing while it is unknown; its place is kept, so that nothing moves. */
  count: number | null | undefined;
}

/** What a choice is called, and how many homes it leads to. */
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

/** Whether a choice is shown as one without homes; it can be made all the same. */
export function leadsNowhere(count: number | null | undefined): true | undefined {
  return count === 0 || undefined;
}
