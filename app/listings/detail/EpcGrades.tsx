import type { EpcClass, EpcDrawing } from './EpcArrows.tsx';

const row = { height: 30, drawn: 27 };
const cell = 34;

/** Brussels' letters stacked, each with its sub-grades (A+, A, A−) side by side; the property's grade is marked. */
export function EpcGrades({ classes, at, value, name }: EpcDrawing) {
  const letters = [...new Set(classes.map(({ text }) => text.charAt(0)))];
  return (
    <svg viewBox={`0 0 360 ${letters.length * row.height}`} role="img" aria-label={name} className="w-full max-w-96">
      {letters.map((letter, index) => (
        <Letter
          key={letter}
          y={index * row.height}
          grades={classes.filter(({ text }) => text.startsWith(letter))}
          lead={46 + index * 9}
          letter={letter}
          at={at}
          value={value}
        />
      ))}
    </svg>
  );
}

interface LetterProps {
  y: number;
  letter: string;
  /** Best first. */
  grades: readonly EpcClass[];
  /** Width of the letter's own field; wider for worse letters. */
  lead: number;
  at: string;
  value: string | null;
}

function Letter({ y, letter, grades, lead, at, value }: LetterProps) {
  const middle = grades[Math.floor(grades.length / 2)];
  const chosen = grades.findIndex(({ text }) => text === at);
  const end = lead + 3 * cell;
  return (
    <g transform={`translate(0 ${y})`} data-epc={middle?.colour}>
      <path d={`M0 0H${end}l12 ${row.drawn / 2}l-12 ${row.drawn / 2}H0Z`} fill="var(--epc)" />
      <text x="10" y="19.5" fontSize="17" fontWeight="700" fill="var(--epc-text)">
        {letter}
      </text>
      {grades.length > 1 &&
        grades.map(({ text }, index) => {
          const x = lead + index * cell;
          const marked = index === chosen;
          return (
            <g key={text}>
              {marked && <rect x={x + 1} y="3" width={cell - 2} height={row.drawn - 6} rx="2" className="fill-slate" />}
              <text
                x={x + cell / 2}
                y="18.5"
                fontSize="12"
                fontWeight={marked ? 700 : 400}
                textAnchor="middle"
                fill={marked ? undefined : 'var(--epc-text)'}
                className={marked ? 'fill-surface' : undefined}
              >
                {text}
              </text>
            </g>
          );
        })}
      {chosen >= 0 && (
        <g transform={`translate(${end + 18} 0)`}>
          <path d={`M10 0h108v${row.drawn}H10L0 ${row.drawn / 2}Z`} className="fill-slate" />
          <text x="16" y="18.5" fontSize="14" fontWeight="700" className="fill-surface">
            {at}
          </text>
          {value && (
            <text x="113" y="18" fontSize="11" textAnchor="end" className="fill-surface">
              {value}
            </text>
          )}
        </g>
      )}
    </g>
  );
}
