import { contrastRatio, isColour, readableContrast } from '../../app/ui/contrast.ts';

/** A sentence when text of one colour on the other cannot be read, else null. Colours not yet filled in have no problem. */
export function contrastProblem(what: string, text: unknown, background: unknown): string | null {
  if (!isColour(text) || !isColour(background)) return null;
  const ratio = contrastRatio(text, background);
  if (ratio >= readableContrast) return null;
  // Rounded down, or 4.49 would read as the 4.5 that is asked for.
  const shown = Math.floor(ratio * 10) / 10;
  return `${what} cannot be read: its contrast is ${shown}:1 and must be at least ${readableContrast}:1.`;
}
