const hex = /^#[0-9a-f]{6}$/i;

/** Whether an editor's colour is #rrggbb and thus safe to put in a CSS variable (requirements 3.15). */
export function isColour(value: unknown): value is string {
  return typeof value === 'string' && hex.test(value);
}

/** The contrast ratio that WCAG requires for text. */
export const readableContrast = 4.5;

/** Contrast ratio of two #rrggbb colours as in WCAG 2: 1 (identical) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A background token in the light and in the dark scheme. */
export type Ground = readonly [light: string, dark: string];

/** The background tokens that editors' texts may be shown on; tokens.test.ts checks them against tokens.css. */
export const tokenGrounds = {
  surface: ['#fffdf9', '#1f272e'],
  brick: ['#9c3d26', '#f0997f'],
  footer: ['#22303a', '#22303a'],
} as const satisfies Record<string, Ground>;

/**
 * The colour of an editor's text as CSS: their own if readable, otherwise ink or paper. Without an editor's background
 * the text is on `ground`; in a scheme where it is unreadable there, it inherits the surrounding colour. Null leaves it
 * to the tokens.
 */
export function readableText(text: unknown, background: unknown, ground: Ground): string | null {
  if (isColour(background)) {
    if (isColour(text) && contrastRatio(text, background) >= readableContrast) return text;
    return ownOn(background);
  }
  if (!isColour(text)) return null;
  const [light, dark] = ground.map((each) => (contrastRatio(text, each) >= readableContrast ? text : 'currentColor'));
  return light === dark ? (light ?? null) : `light-dark(${light}, ${dark})`;
}

/** Ink or paper; on mid-greys, where neither is readable, black or white: one of them always is. */
function ownOn(background: string): string {
  const readable = ['#22303a', '#fffdf9', '#000000'].find(
    (each) => contrastRatio(each, background) >= readableContrast,
  );
  return readable ?? '#ffffff';
}

function luminance(colour: string): number {
  const channel = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
