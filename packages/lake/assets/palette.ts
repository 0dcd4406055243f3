/** A colour of Sanity's image palette, a readable text colour on it, and its share of the picture in percent. */
interface Swatch {
  _type: 'sanity.imagePaletteSwatch';
  background: string;
  foreground: string;
  title: string;
  population: number;
}

/** Ideal saturation and lightness of each named swatch, and its limits (as in node-vibrant, which Sanity uses). */
const targets = {
  vibrant: { saturation: 1, least: 0.35, lightness: 0.5, lightest: 0.7, darkest: 0.3 },
  lightVibrant: { saturation: 1, least: 0.35, lightness: 0.74, lightest: 1, darkest: 0.55 },
  darkVibrant: { saturation: 1, least: 0.35, lightness: 0.26, lightest: 0.45, darkest: 0 },
  muted: { saturation: 0.3, least: 0, lightness: 0.5, lightest: 0.7, darkest: 0.3 },
  lightMuted: { saturation: 0.3, least: 0, lightness: 0.74, lightest: 1, darkest: 0.55 },
  darkMuted: { saturation: 0.3, least: 0, lightness: 0.26, lightest: 0.45, darkest: 0 },
} as const;

interface Colour {
  red: number;
  green: number;
  blue: number;
  saturation: number;
  lightness: number;
  count: number;
}

/**
 * The palette of a picture given as raw RGB bytes. A swatch without a matching colour gets the nearest one;
 * node-vibrant would leave five swatches of a grey picture empty, and rounds colours to five bits per channel.
 */
export function palette(pixels: Uint8Array): Record<string, unknown> {
  const colours = countColours(pixels);
  const total = pixels.length / 3;
  const [dominant] = [...colours].sort((a, b) => b.count - a.count);
  const named = Object.entries(targets).map(([name, target]) => {
    const fitting = colours.filter(
      ({ lightness, saturation }) =>
        lightness <= target.lightest &&
        lightness >= target.darkest &&
        (target.least === 0 ? saturation <= 0.4 : saturation >= target.least),
    );
    const score = (colour: Colour): number =>
      3 * (1 - Math.abs(colour.saturation - target.saturation)) +
      6.5 * (1 - Math.abs(colour.lightness - target.lightness)) +
      0.5 * (colour.count / total);
    const [best] = (fitting.length > 0 ? fitting : colours).sort((a, b) => score(b) - score(a));
    return [name, best && swatch(best, total)] as const;
  });
  return {
    _type: 'sanity.imagePalette',
    dominant: dominant && swatch(dominant, total),
    ...Object.fromEntries(named),
  };
}

/** Averages of the pixels that share the upper four bits of each channel. */
function countColours(pixels: Uint8Array): Colour[] {
  const bins = new Map<number, { red: number; green: number; blue: number; count: number }>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    bins.set(key, { red: bin.red + red, green: bin.green + green, blue: bin.blue + blue, count: bin.count + 1 });
  }
  return [...bins.values()].map(({ red, green, blue, count }) => {
    const mean = { red: Math.round(red / count), green: Math.round(green / count), blue: Math.round(blue / count) };
    const high = Math.max(mean.red, mean.green, mean.blue) / 255;
    const low = Math.min(mean.red, mean.green, mean.blue) / 255;
    const lightness = (high + low) / 2;
    const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1));
    return { ...mean, lightness, saturation, count };
  });
}

function swatch({ red, green, blue, count }: Colour, total: number): Swatch {
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  // Perceived brightness, weighted as in YIQ.
  const readable = (red * 299 + green * 587 + blue * 114) / 1000 < 150 ? '#fff' : '#000';
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: readable,
    title: readable,
    population: Math.round((count / total) * 10_000) / 100,
  };
}
