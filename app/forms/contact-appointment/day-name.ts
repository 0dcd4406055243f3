import type { Language } from '~/i18n/languages.ts';

/** `dinsdag 24 november`, in the visitor's language; English in the European format. */
export function dayName(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  // At noon, which is the same day in all of Europe.
  return format.format(new Date(`${day}T12:00:00Z`));
}
