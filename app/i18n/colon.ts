/** The separator between a label and its value. French has a no-break space before the colon. */
export function colon(language: string): string {
  return language === 'fr' ? '\u00a0: ' : ': ';
}
