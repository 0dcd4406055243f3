import { useCallback } from 'react';
import { useCurrentLocale } from 'sanity';
import type { Host } from '../../app/office/viewings.ts';
import type { Reason } from '../session/site-api.ts';
import { useTexts } from '../texts/index.ts';

/** Why something is not shown or not changed, in the editor's language. */
export function useReasons(): (reason: Reason) => string {
  const t = useTexts();
  return useCallback(
    (reason) => {
      if (reason === 'away' || reason === 'login') return t(`site.${reason}`);
      if (reason === 'role') return t('leads.refused-role');
      return t(
        reason === 'gone' || reason === 'full' || reason === 'over' ? `viewings.${reason}` : 'viewings.parameter',
      );
    },
    [t],
  );
}

/** The name of who receives visitors. */
export function useHostName(): (host: Host) => string {
  const t = useTexts();
  return ({ id, name }) => name || (id === '' ? t('viewings.agency') : id);
}

/** `Monday 30 November`, from an ISO day. */
export function useDayName(): (day: string) => string {
  const format = new Intl.DateTimeFormat(useCurrentLocale().id, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}
