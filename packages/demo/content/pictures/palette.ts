/** The agency's palette, based on Belgian building materials, and its mixed tones. */
export const palette = {
  limestone: '#f4f0e8',
  sand: '#e3d9c6',
  slate: '#26303a',
  steel: '#4b5965',
  brick: '#a8452c',
  rust: '#8a3722',
  rose: '#c27a5f',
  moss: '#5d7048',
  fern: '#7f9168',
  ochre: '#c98f2b',
  straw: '#e2bf73',
  mist: '#c9d4d8',
  white: '#fbf9f4',
} as const;

/** Mixes two #rrggbb colours; a share of 0 gives the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const part = (from: number): string => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(from, from + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
