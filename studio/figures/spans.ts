import { dayAfter } from '../viewings/weeks.ts';

/** The spans that can be chosen, in days up to today. */
export const spans = [28, 91, 364] as const;

export type Span = (typeof spans)[number];

/** The days of a span up to a day, as ISO days, both inclusive. */
export function spanUntil(today: string, span: Span): { from: string; to: string } {
  return { from: dayAfter(today, 1 - span), to: today };
}
