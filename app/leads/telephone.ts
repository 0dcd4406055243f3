/** A telephone number of Belgium or Luxembourg by its digits alone, however it was typed: `+32 470…`, `0032470…` and `0470…` are one. */
export function telephoneKey(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^(?:00)?(?:32|352)?0?/, '');
}
