import { useCurrentLocale } from 'sanity';

/** The ISO day of today in Belgium. */
export const today = (): string => isoDay(new Date());

const isoDay = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(moment);

/** Dates and times in Belgian time, in the editor's language. */
export function useMoments(): {
  moment: (iso: string) => string;
  day: (iso: string) => string;
  short: (iso: string) => string;
} {
  const locale = useCurrentLocale().id;
  const write = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Brussels', ...options }).format(new Date(iso));
  const time = write({ hour: '2-digit', minute: '2-digit' });
  const date = write({ day: 'numeric', month: 'short' });
  return {
    moment: write({ dateStyle: 'long', timeStyle: 'short' }),
    day: write({ dateStyle: 'long' }),
    short: (iso) => (isoDay(new Date(iso)) === isoDay(new Date()) ? time(iso) : `${date(iso)}, ${time(iso)}`),
  };
}
