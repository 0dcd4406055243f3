/**
 * Spec §9: ten digits are grouped 4-2-2-2 (Belgian mobile), nine 3-2-2-2 (landline). Anything else, such as a number with a
 * country code, stays as it was written.
 */
export function groupPhone(phone: string): string {
  const digits = phone.replace(/[\s./()-]/g, '');
  const match = /^(\d{3,4})(\d{2})(\d{2})(\d{2})$/.exec(digits);
  return match ? match.slice(1).join(' ') : phone.trim();
}
