/** A figure that an owner is right to worry about; the office says in the settings what it does about each. */
export type BadFigure = 'falling' | 'behind' | 'noVisits';

/** What is known of a property that is on offer. */
export interface Doing {
  daysOnline: number;
  /** Views in the last 7 days, and in the 7 before. */
  week: number;
  weekBefore: number;
  /** Views in the last 30 days, and how many a similar property had on average; null: there is none. */
  month: number;
  similarMonth: number | null;
  /** Days since the last visit; null: there was none. */
  daysSinceVisit: number | null;
  /** Visits that are to come. */
  planned: number;
}

/** A week is compared with one of at least so many views: of fewer, chance alone makes a third more or less. */
const leastWeek = 15;
const leastMonth = 30;
/** At most so much of what it is compared with is bad. */
const share = { week: 0.7, month: 0.75 };
/** So many days without a visit are long. */
const longWithoutVisit = 21;

/** The figures of a property that are bad, for its owner and for the agency. */
export function badFiguresOf({
  daysOnline,
  week,
  weekBefore,
  month,
  similarMonth,
  daysSinceVisit,
  planned,
}: Doing): BadFigure[] {
  // An advert is looked at most in its first days: what follows them is no fall.
  const isFalling = daysOnline > longWithoutVisit && weekBefore >= leastWeek && week <= weekBefore * share.week;
  const isBehind =
    daysOnline >= 30 && similarMonth !== null && similarMonth >= leastMonth && month <= similarMonth * share.month;
  const isUnvisited = planned === 0 && (daysSinceVisit ?? daysOnline) >= longWithoutVisit;
  const bad: Record<BadFigure, boolean> = { falling: isFalling, behind: isBehind, noVisits: isUnvisited };
  return (['falling', 'behind', 'noVisits'] as const).filter((figure) => bad[figure]);
}
