/** A figure that gives an owner reason to worry; the settings contain the agency's advice on each. */
export type BadFigure = 'falling' | 'behind' | 'noVisits';

/** The figures of a property on offer. */
export interface Doing {
  daysOnline: number;
  /** Views in the last 7 days, and in the 7 days before. */
  week: number;
  weekBefore: number;
  /** Views in the last 30 days, and the average of similar properties; null if there are none. */
  month: number;
  similarMonth: number | null;
  /** Days since the last visit; null if there was none. */
  daysSinceVisit: number | null;
  /** Number of upcoming visits. */
  planned: number;
}

/** A week is only compared with one of at least this many views: with fewer, chance alone changes them by a third. */
const leastWeek = 15;
const leastMonth = 30;
/** Up to this share of the reference, a figure is bad. */
const share = { week: 0.7, month: 0.75 };
/** Days without a visit that count as long. */
const longWithoutVisit = 21;

/** The bad figures of a property, for its owner and the agency. */
export function badFiguresOf({
  daysOnline,
  week,
  weekBefore,
  month,
  similarMonth,
  daysSinceVisit,
  planned,
}: Doing): BadFigure[] {
  // Adverts get most views in their first days, so a decline after those is normal.
  const isFalling = daysOnline > longWithoutVisit && weekBefore >= leastWeek && week <= weekBefore * share.week;
  const isBehind =
    daysOnline >= 30 && similarMonth !== null && similarMonth >= leastMonth && month <= similarMonth * share.month;
  const isUnvisited = planned === 0 && (daysSinceVisit ?? daysOnline) >= longWithoutVisit;
  const bad: Record<BadFigure, boolean> = { falling: isFalling, behind: isBehind, noVisits: isUnvisited };
  return (['falling', 'behind', 'noVisits'] as const).filter((figure) => bad[figure]);
}
