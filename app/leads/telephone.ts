/** The normalized digits of a Belgian or Luxembourg phone number: `+32 470…`, `0032470…` and `0470…` are equal. */
export function telephoneKey(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^(?:00)?(?:32|352)?0?/, '');
}
