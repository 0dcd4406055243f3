import type { CSSProperties } from 'react';

interface ColSizes {
  sm: number | null;
  md: number | null;
  lg: number | null;
}

/**
 * How many of the 12 columns an element spans on phone, tablet and desktop. A missing value is taken from the next
 * smaller screen; phones default to the full width. For an element of class `column-span` inside a `column-grid`.
 */
export function columnSpans({ sm, md, lg }: ColSizes, span: number): CSSProperties {
  const small = sm ?? 12;
  const medium = md ?? (span < 12 && lg === null ? Math.max(span, 6) : (lg ?? small));
  const large = lg ?? md ?? span;
  return Object.fromEntries([
    ['--span-sm', clampSpan(small)],
    ['--span-md', clampSpan(medium)],
    ['--span-lg', clampSpan(large)],
  ]);
}

function clampSpan(columns: number): number {
  return Math.min(12, Math.max(1, Math.round(columns)));
}
