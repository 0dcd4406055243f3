import { useId } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { formatNumber } from '~/listings/domain/rules/number.ts';

export interface GraphDay {
  /** Formatted. */
  day: string;
  views: number;
  /** The average of similar properties; null if there are none. */
  similar: number | null;
}

interface Props {
  days: readonly GraphDay[];
  /** The text alternative. */
  summary: string;
  own: string;
  similarName: string | null;
}

/** Units of the drawing, which is stretched to its container. */
const slot = 20;
const height = 200;
const steps = 4;

/**
 * Daily views as bars, with those of similar properties as a line. Rendered on the server; a table below has the same
 * data. The axis labels are text beside the drawing, so that they stay readable on a phone.
 */
export function Graph({ days, summary, own, similarName }: Props) {
  const id = useId();
  const { language } = useTranslation();
  const style = { language: language };
  const most = niceMaximum(Math.max(...days.map(({ views, similar }) => Math.max(views, similar ?? 0)), 1));
  const width = days.length * slot;
  const y = (count: number) => height * (1 - count / most);
  const line = days.flatMap(({ similar }, index) =>
    similar === null ? [] : [`${(index + 0.5) * slot},${y(similar).toFixed(1)}`],
  );
  const counts = Array.from({ length: steps + 1 }, (_, step) => (most / steps) * step);
  return (
    <figure className="grid gap-3">
      <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 pt-2 text-small text-slate-soft figures">
        <div aria-hidden className="flex flex-col-reverse justify-between text-right">
          {counts.map((count) => (
            <span key={count} className="-my-2.5">
              {formatNumber(count, style)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={id}
          className="h-44 w-full overflow-visible tablet:h-64"
        >
          <title id={id}>{summary}</title>
          {counts.map((count) => (
            <line
              key={count}
              x2={width}
              y1={y(count)}
              y2={y(count)}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {days.map(({ day, views }, index) => (
            <rect
              key={day}
              data-day={day}
              data-views={views}
              x={(index + 0.15) * slot}
              width={slot * 0.7}
              y={y(views)}
              height={height - y(views)}
              className="fill-brick"
            >
              <title>{`${day}: ${formatNumber(views, style)}`}</title>
            </rect>
          ))}
          {line.length > 1 &&
            (
              [
                [5, 'stroke-limestone'],
                [2.5, 'stroke-slate'],
              ] as const
            ).map(([thickness, colour]) => (
              <polyline
                key={thickness}
                points={line.join(' ')}
                fill="none"
                strokeWidth={thickness}
                vectorEffect="non-scaling-stroke"
                className={colour}
              />
            ))}
        </svg>
        <div aria-hidden className="col-start-2 flex justify-between">
          {[0, Math.floor(days.length / 2), days.length - 1].map((index, place) => (
            <span key={place}>{days[index]?.day}</span>
          ))}
        </div>
      </div>
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

/** The next round maximum that divides into whole steps: 4, 8, 20, 40, 60, 80, 100, 200 … */
function niceMaximum(most: number): number {
  const size = 10 ** Math.floor(Math.log10(most));
  const nice = [1, 2, 4, 6, 8, 10].map((factor) => factor * size).find((each) => each >= most) ?? 10 * size;
  return Math.max(steps, Math.ceil(nice / steps) * steps);
}
