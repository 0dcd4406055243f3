const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/**
 * What visitors see of an answer of the lake at a moment (10.290): without the documents, modules and slides that are
 * to be visible later (`visibleFrom`) or no longer (`visibleUntil`). Both are moments; of a mere day the beginning in
 * Belgium counts.
 *
 * @param changes called with each later moment at which the answer will be another
 */
export function visibleAt(value: unknown, now: Date, changes: (at: Date) => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.map((each) => visibleAt(each, now, changes)).filter((each) => each !== hidden);
    return kept.length === value.length && kept.every((each, index) => each === value[index]) ? value : kept;
  }
  const { visibleFrom, visibleUntil } = value as { visibleFrom?: unknown; visibleUntil?: unknown };
  const hasCome = isPast(visibleFrom, now, changes) ?? true;
  const isOver = isPast(visibleUntil, now, changes) ?? false;
  if (!hasCome || isOver) return hidden;
  const entries = Object.entries(value).map(([name, each]) => {
    const seen = visibleAt(each, now, changes);
    return [name, seen === hidden ? null : seen] as const;
  });
  return entries.every(([name, each]) => each === value[name as keyof typeof value])
    ? value
    : Object.fromEntries(entries);
}

/** In place of what is not to be seen; a whole answer of it is null. */
export const hidden = Symbol('hidden');

/** Whether a moment has come; null if there is none. */
function isPast(moment: unknown, now: Date, changes: (at: Date) => void): boolean | null {
  if (typeof moment !== 'string') return null;
  // A day begins in Belgium two hours before it does in UTC, in winter one hour.
  const starts = isDay(moment) ? [`${moment}T00:00+02:00`, `${moment}T00:00+01:00`] : [moment];
  const at = starts.map((each) => Date.parse(each));
  if (at.some(Number.isNaN)) return null;
  const next = at.find((each) => each > now.getTime());
  if (next !== undefined) changes(new Date(next));
  return isDay(moment) ? day.format(now) >= moment : next === undefined;
}
