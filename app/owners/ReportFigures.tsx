import { linkStyle } from '~/ui/button.ts';
import { BadFigure } from './BadFigure.tsx';
import { Graph } from './Graph.tsx';
import type { ReportView } from './report-view.ts';
import { ReportPart } from './ReportPart.tsx';
import { cell, numberCell } from './table-cells.ts';

/** Views of a property: on this site, by source, and on other media. */
export function ReportFigures({ report }: { report: ReportView }) {
  const { figures, bad, words } = report;
  const isBehind = bad.some(({ figure }) => figure === 'behind');
  return (
    <>
      <ReportPart title={words.views}>
        <dl className="grid grid-cols-2 gap-px border border-line bg-line tablet:grid-cols-4 print:grid-cols-4">
          {figures.totals.map(({ key, name, count }) => (
            <div key={key} className="flex flex-col-reverse justify-end bg-surface p-4">
              <dt className="text-small text-slate-soft">{name}</dt>
              <dd data-total={key} className="font-serif text-display leading-tight figures">
                {count}
              </dd>
            </div>
          ))}
        </dl>
        <BadFigure figure="falling" report={report} />
        <div className="grid gap-4">
          <h3 className="text-title">{words.graph}</h3>
          {figures.comparison !== null && !isBehind && <p>{figures.comparison}</p>}
          <BadFigure figure="behind" report={report} />
          <Graph days={figures.days} summary={figures.summary} own={words.own} similarName={figures.similarName} />
          <p className="text-small text-slate-soft">{figures.summary}</p>
          <details className="print:hidden">
            <summary className={`${linkStyle} cursor-pointer py-2`}>{words.table}</summary>
            <DayTable report={report} />
          </details>
        </div>
        <div className="grid gap-8 tablet:grid-cols-2 print:grid-cols-2">
          <Shares title={words.sources} rows={figures.sources} none={words.none} />
          <Shares title={words.languages} rows={figures.languages} none={words.none} />
        </div>
      </ReportPart>

      <ReportPart title={words.media}>
        {figures.media.length === 0 ? (
          <p>{words.noMedia}</p>
        ) : (
          <>
            <p className="text-small text-slate-soft">{words.mediaText}</p>
            <MediaTable report={report} />
          </>
        )}
      </ReportPart>
    </>
  );
}

function DayTable({ report: { figures, words } }: { report: ReportView }) {
  return (
    <table className="w-full max-w-text border-collapse text-small figures">
      <thead>
        <tr>
          <th className={cell}>{words.date}</th>
          <th className={numberCell}>{words.own}</th>
          {figures.similarName !== null && <th className={numberCell}>{figures.similarName}</th>}
        </tr>
      </thead>
      <tbody>
        {figures.days.map(({ day, views, similar }) => (
          <tr key={day}>
            <th scope="row" className={`${cell} font-normal`}>
              {day}
            </th>
            <td className={numberCell}>{views}</td>
            {figures.similarName !== null && <td className={numberCell}>{Math.round(similar ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MediaTable({ report: { figures, words } }: { report: ReportView }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse figures">
        <thead className="text-small">
          <tr>
            <th className={cell}>{words.medium}</th>
            <th className={cell}>{words.since}</th>
            <th className={numberCell}>{words.viewsColumn}</th>
            <th className={numberCell}>{words.contacts}</th>
          </tr>
        </thead>
        <tbody>
          {figures.media.map(({ name, url, onlineSince, views, contacts }) => (
            <tr key={name}>
              <th scope="row" className={cell}>
                {name}
                {url !== null && (
                  <a href={url} rel="noreferrer" className={`${linkStyle} block text-small font-normal print:hidden`}>
                    {words.advert}
                    <span className="sr-only">: {name}</span>
                  </a>
                )}
              </th>
              <td className={`${cell} whitespace-nowrap`}>{onlineSince}</td>
              <td className={numberCell}>{views}</td>
              <td className={numberCell}>{contacts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Shares({ title, rows, none }: { title: string; rows: ReportView['figures']['sources']; none: string }) {
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-title">{title}</h3>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="grid gap-3">
          {rows.map(({ name, views, share }) => (
            <li key={name} className="grid gap-1">
              <span className="flex justify-between gap-4">
                <span>{name}</span>
                <span className="figures">{views}</span>
              </span>
              <span aria-hidden className="block h-2 bg-line">
                <span
                  className="block h-full bg-slate [print-color-adjust:exact]"
                  style={{ width: `${(share * 100).toFixed(1)}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
