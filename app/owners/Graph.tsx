import { useId } from 'react';
import { formatNumber } from '~/listings/domain/rules/number.ts';

export interface GraphDay {
  /** As it is written. */
  day: string;
  views: number;
  /** The average of similar properties; null: there are none. */
  similar: number | null;
}

interface Props {
  days: readonly GraphDay[];
  /** What the graph says, for whoever does not see it. */
  summary: string;
  own: string;
  similarName: string | null;
}

const width = 720;
const height = 240;
const margin = { top: 12, right: 8, bottom: 28, left: 40 };
const steps = 4;

/** Views a day as bars, and those of similar properties as a line over them. Drawn on the server; the table below says the same. */
export function Graph({ days, summary, own, similarName }: Props) {
  const id = useId();
  const most = niceMaximum(Math.max(...days.map(({ views, similar }) => Math.max(views, similar ?? 0)), 1));
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const slot = inner.width / Math.max(days.length, 1);
  const x = (index: number) => margin.left + index * slot;
  const y = (count: number) => margin.top + inner.height * (1 - count / most);
  const line = days.flatMap(({ similar }, index) =>
    similar === null ? [] : [`${(x(index) + slot / 2).toFixed(1)},${y(similar).toFixed(1)}`],
  );
  const marks = [0, Math.floor(days.length / 2), days.length - 1];
  return (
    <figure className="grid gap-3">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id} className="h-auto w-full figures">
        <title id={id}>{summary}</title>
        {Array.from({ length: steps + 1 }, (_, step) => (most / steps) * step).map((count) => (
          <g key={count}>
            <line x1={margin.left} x2={width - margin.right} y1={y(count)} y2={y(count)} className="stroke-line" />
            <text x={margin.left - 8} y={y(count) + 4} textAnchor="end" className="fill-slate-soft text-[13px]">
              {formatNumber(count)}
            </text>
          </g>
        ))}
        {days.map(({ day, views }, index) => (
          <rect
            key={day}
            data-day={day}
            data-views={views}
            x={x(index) + slot * 0.15}
            width={slot * 0.7}
            y={y(views)}
            height={margin.top + inner.height - y(views)}
            className="fill-brick"
          >
            <title>{`${day}: ${formatNumber(views)}`}</title>
          </rect>
        ))}
        {line.length > 1 && (
          <>
            <polyline points={line.join(' ')} fill="none" strokeWidth={5} className="stroke-paper" />
            <polyline points={line.join(' ')} fill="none" strokeWidth={2.5} className="stroke-slate" />
          </>
        )}
        {marks.map((index, place) => (
          <text
            key={place}
            x={place === 0 ? margin.left : place === 1 ? x(index) + slot / 2 : width - margin.right}
            y={height - 8}
            textAnchor={place === 0 ? 'start' : place === 1 ? 'middle' : 'end'}
            className="fill-slate-soft text-[13px]"
          >
            {days[index]?.day}
          </text>
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="size-3 bg-brick" />
          {own}
        </span>
        {similarName !== null && (
          <span className="inline-flex items-center gap-2">
            <span aria-hidden className="h-0.5 w-5 bg-slate" />
            {similarName}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** The next number that divides into whole steps which people count in: 4, 8, 20, 40, 60, 80, 100, 200 … */
function niceMaximum(most: number): number {
  const size = 10 ** Math.floor(Math.log10(most));
  const nice = [1, 2, 4, 6, 8, 10].map((factor) => factor * size).find((each) => each >= most) ?? 10 * size;
  return Math.max(steps, Math.ceil(nice / steps) * steps);
}
