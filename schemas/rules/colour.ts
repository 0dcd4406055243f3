const hex = /^#[0-9a-f]{6}$/i;

/** Spec §3 colours are stored as #rrggbb, so that the site can put them in a CSS variable unchanged. */
export function isColour(value: unknown): value is string {
  return typeof value === 'string' && hex.test(value);
}

/** What WCAG asks of text on its background. */
export const readableContrast = 4.5;

/** Contrast ratio of two #rrggbb colours after WCAG 2: 1 (the same) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A sentence when text of one colour on the other cannot be read, else null. Colours not yet filled in have no problem. */
export function contrastProblem(what: string, text: unknown, background: unknown): string | null {
  if (!isColour(text) || !isColour(background)) return null;
  const ratio = contrastRatio(text, background);
  if (ratio >= readableContrast) return null;
  // Rounded down, or 4.49 would read as the 4.5 that is asked for.
  const shown = Math.floor(ratio * 10) / 10;
  return `${what} cannot be read: its contrast is ${shown}:1 and must be at least ${readableContrast}:1.`;
}

function luminance(colour: string): number {
  const channel = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
