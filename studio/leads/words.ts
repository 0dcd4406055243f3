import { useCurrentLocale } from 'sanity';
import { forms } from '../../schemas/forms.ts';
import { useTexts } from '../texts/index.ts';
import type { Reason } from './leads-api.ts';

/** By which an owner writes from the portal; it is no form that modules show. */
const ownersForm = 'owner-message';

/** What editors call a form; its own name where it is no longer there. */
export function useFormTitle(): (name: string) => string {
  const t = useTexts();
  return (name) =>
    name === ownersForm ? t('leads.owners-message') : (forms.find((form) => form.name === name)?.title ?? name);
}

/** Why there is nothing to see, in the editor's words. */
export function useReasons(): (reason: Reason) => string {
  const t = useTexts();
  return (reason) => t(reason === 'away' ? 'leads.away' : `leads.refused-${reason}`);
}

/** Moments as clocks in Belgium show them, in the editor's language. */
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
  const isoDay = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(moment);
  return {
    moment: write({ dateStyle: 'long', timeStyle: 'short' }),
    day: write({ dateStyle: 'long' }),
    // What came today is told apart by its time.
    short: (iso) => (isoDay(new Date(iso)) === isoDay(new Date()) ? time(iso) : date(iso)),
  };
}
