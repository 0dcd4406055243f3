/**
 * Whether a word differs from another by at most one wrong, missing or additional letter, or two swapped neighbours.
 */
export function isTypingSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same++;
  const rest = typed.slice(same);
  const wanted = meant.slice(same);
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
