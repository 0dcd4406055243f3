/** Quotes, colon and comma of an entry. */
const besideEntry = 4;

/** Whether a value's JSON has more than about `most` characters; stops once it does. */
export function isLongerThan(value: unknown, most: number): boolean {
  let left = most;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') left -= next.length + besideEntry;
    else if (typeof next === 'object' && next !== null) {
      left -= besideEntry;
      for (const [name, part] of Object.entries(next)) {
        // Array items have no names.
        if (!Array.isArray(next)) left -= name.length + besideEntry;
        waiting.push(part);
      }
    } else left -= besideEntry;
    if (left < 0) return true;
  }
  return false;
}
