/** What stands between a name and what it names: French puts a space before its colon, at which no line may end. */
export function colon(language: string): string {
  return language === 'fr' ? '\u00a0: ' : ': ';
}
