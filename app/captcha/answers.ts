/** Characters that cannot be confused: without 0/O/Q, 1/I, 2/Z, 5/S, 6/G, 8/B, and only V of U/V/Y. */
const alphabet = 'ACDEFHJKLMNPRTVWX3479';
const characterCount = 5;
const digitCount = 6;

/** The characters in a picture. @param seed 32 hexadecimal digits */
export const charactersOf = (seed: string): string => drawn(seed, alphabet, characterCount);

/** The digits in a sound. @param seed 32 hexadecimal digits */
export const digitsOf = (seed: string): string => drawn(seed, '0123456789', digitCount);

/** Normalizes typed text: case, spaces and dashes are ignored. */
export function plainAnswer(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Dash}.,]/gu, '')
    .toUpperCase();
}

function drawn(seed: string, from: string, count: number): string {
  const base = BigInt(from.length);
  let rest = BigInt(`0x${seed}`);
  let text = '';
  for (let drawn = 0; drawn < count; drawn += 1) {
    text += from[Number(rest % base)];
    rest /= base;
  }
  return text;
}
