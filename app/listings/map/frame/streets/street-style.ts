import { areaKinds, lineKinds, type LineKind } from './tile-shapes.ts';

/** Colours of `frame.css` in the current colour scheme. */
export type Palette = Readonly<Record<ColourName, string>>;

const colourNames = [...areaKinds, ...lineKinds, 'casing', 'name', 'street-name', 'halo'] as const;
type ColourName = (typeof colourNames)[number];

/**
 * Reads `--street-…` of the document, through an element: the computed value of a custom property would be unresolved,
 * `light-dark()` and all.
 */
export function readPalette(): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const colourOf = (name: ColourName): string => {
    probe.style.color = `var(--street-${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = colourNames.map((name) => [name, colourOf(name)] as const);
  probe.remove();
  return Object.fromEntries(colours) as Record<ColourName, string>;
}

/** Width in CSS pixels at zoom 15, minimum zoom, and whether the line has an edge. */
const lines: Readonly<Record<LineKind, { width: number; from: number; edged: boolean }>> = {
  stream: { width: 1.5, from: 11, edged: false },
  border: { width: 1.5, from: 0, edged: false },
  rail: { width: 1.2, from: 11, edged: false },
  path: { width: 1, from: 14.5, edged: false },
  service: { width: 1.5, from: 14.5, edged: true },
  minor: { width: 3.2, from: 12.5, edged: true },
  middle: { width: 4, from: 10.5, edged: true },
  major: { width: 5, from: 0, edged: true },
  motorway: { width: 6, from: 0, edged: true },
};
/** Growth in width per zoom level; true to scale would be 2. */
const growth = 1.5;
const thinnest = 0.8;
/** Edges are only visible once streets are wide enough. */
const edgesFrom = 13;

/** Line widths at a zoom of the map, in CSS pixels; `edge` is the width including edges. Null if not drawn. */
export function lineWidths(kind: LineKind, zoom: number): { width: number; edge: number | null } | null {
  const { width, from, edged } = lines[kind];
  if (zoom < from) return null;
  const fixed = kind === 'border' || kind === 'rail' || kind === 'path';
  const wide = fixed ? width : Math.max(thinnest, width * growth ** (zoom - 15));
  return { width: wide, edge: edged && zoom >= edgesFrom ? wide + 1.6 : null };
}
