/** Sweden writes days as ISO does. */
const writer = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** The ISO day it is in Belgium and Luxembourg at a moment. */
export function brusselsDay(moment: Date): string {
  return writer.format(moment);
}
