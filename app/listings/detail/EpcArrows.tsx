/** A class in the drawing of an energy label. */
export interface EpcClass {
  text: string;
  /** Its range of values, as text; empty if unknown. */
  range: string;
  /** From 0 for the best to 8 (`epcColour`). */
  colour: number | null;
}

export interface EpcDrawing {
  /** Best first. */
  classes: readonly EpcClass[];
  /** The property's class. */
  at: string;
  /** With its unit; null if only the class is known. */
  value: string | null;
  /** The text alternative of the drawing. */
  name: string;
}

const row = { height: 26, drawn: 23 };
const width = 330;

/** Stacked arrows, longer for worse classes (Wallonia, Luxembourg), with a pointer at the property's class. */
export function EpcArrows({ classes, at, value, name }: EpcDrawing) {
  const height = classes.length * row.height;
  const place = Math.max(
    0,
    classes.findIndex(({ text }) => text === at),
  );
  const half = row.drawn / 2;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className="w-full max-w-96">
      {classes.map(({ text, range, colour }, index) => {
        const length = 84 + (92 * index) / Math.max(1, classes.length - 1);
        const y = index * row.height;
        return (
          <g key={text} data-epc={colour}>
            <path d={`M0 ${y}h${length}l11 ${half}l-11 ${half}H0Z`} fill="var(--epc)" />
            <text x="9" y={y + 16.5} fontSize="14" fontWeight="700" fill="var(--epc-text)">
              {text}
            </text>
            <text x={length - 2} y={y + 16} fontSize="10" textAnchor="end" fill="var(--epc-text)">
              {range}
            </text>
          </g>
        );
      })}
      <g transform={`translate(202 ${place * row.height})`}>
        <path d={`M12 0h${value ? 116 : 40}v${row.drawn}h-${value ? 116 : 40}L0 ${half}Z`} className="fill-slate" />
        <text x="19" y="16.5" fontSize="14" fontWeight="700" className="fill-surface">
          {at}
        </text>
        {value && (
          <text x="124" y="16" fontSize="11" textAnchor="end" className="fill-surface">
            {value}
          </text>
        )}
      </g>
    </svg>
  );
}
