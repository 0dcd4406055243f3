/**
 * Requirements 9.14: ten digits are grouped 4-2-2-2 (Belgian mobile), nine 3-2-2-2 (landline). Anything else, such as a
 * number with a country code, is left unchanged.
 */
export function groupPhone(phone: string): string {
  const digits = phone.replace(/[\s./()-]/g, '');
  const match = /^(\d{3,4})(\d{2})(\d{2})(\d{2})$/.exec(digits);
  return match ? match.slice(1).join(' ') : phone.trim();
}

/**
 * A WhatsApp link to a mobile number with a prefilled text. Null for a landline or a number of unknown country. Belgian
 * mobiles start with 04, Luxembourg's with 6.
 */
export function messageLink(phone: string, text: string): string | null {
  const number = mobileNumber(phone.replace(/[\s./()-]/g, ''));
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

function mobileNumber(dialled: string): string | null {
  if (/^04\d{8}$/.test(dialled)) return `32${dialled.slice(1)}`;
  if (/^6\d{8}$/.test(dialled)) return `352${dialled}`;
  const abroad = /^(?:\+|00)([1-9]\d{7,14})$/.exec(dialled)?.[1] ?? null;
  // Excludes Belgian and Luxembourg landlines; other countries' numbers cannot be told apart.
  if (abroad === null || /^32(?!4\d{8}$)|^352(?!6\d{8}$)/.test(abroad)) return null;
  return abroad;
}
