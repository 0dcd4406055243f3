import type { EpcDrawing } from './EpcArrows.tsx';

const segment = { width: 46, height: 34, gap: 2 };

/**
 * A bar from the worst class on the left to the best on the right, as in Flanders, with the property's class above it.
 */
export function EpcBar({ classes, at, value, name }: EpcDrawing) {
  const worstFirst = [...classes].reverse();
  const step = segment.width + segment.gap;
  const width = worstFirst.length * step;
  const place = Math.max(
    0,
    worstFirst.findIndex(({ text }) => text === at),
  );
  const centre = place * step + segment.width / 2;
  // The flag is shifted to stay within the drawing.
  const flagWidth = value ? 150 : 44;
  const flagAt = Math.min(Math.max(0, centre - flagWidth / 2), width - segment.gap - flagWidth);
  return (
    <svg viewBox={`0 0 ${width} 102`} role="img" aria-label={name} className="max-w-md w-full">
      <path d={`M${flagAt} 0h${flagWidth}v28H${centre + 7}l-7 9l-7 -9H${flagAt}z`} className="fill-slate" />
      <text x={flagAt + 10} y="20" fontSize="17" fontWeight="700" className="fill-surface">
        {at}
      </text>
      {value && (
        <text x={flagAt + flagWidth - 9} y="19" fontSize="12" textAnchor="end" className="fill-surface">
          {value}
        </text>
      )}
      {worstFirst.map(({ text, colour }, index) => {
        const x = index * step;
        const last = index === worstFirst.length - 1;
        return (
          <g key={text} data-epc={colour}>
            {/* The bar points to the best class. */}
            <path
              d={`M${x} 42h${segment.width - (last ? 8 : 0)}${last ? `l8 ${segment.height / 2}l-8 ${segment.height / 2}` : `v${segment.height}`}H${x}z`}
              fill="var(--epc)"
            />
            <text
              x={x + segment.width / 2 - (last ? 3 : 0)}
              y="64.5"
              fontSize="16"
              fontWeight="700"
              textAnchor="middle"
              fill="var(--epc-text)"
            >
              {text}
            </text>
          </g>
        );
      })}
      {worstFirst.slice(1).map(({ text, range }, index) => (
        <text
          key={text}
          x={(index + 1) * step - segment.gap / 2}
          y="93"
          fontSize="11"
          textAnchor="middle"
          className="fill-slate-soft"
        >
          {range.replace(/^.*[–<≤] ?/, '')}
        </text>
      ))}
    </svg>
  );
}
