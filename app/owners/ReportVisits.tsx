import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { linkStyle } from '~/ui/button.ts';
import { BadFigure } from './BadFigure.tsx';
import type { ReportView } from './report-view.ts';
import { ReportPart } from './ReportPart.tsx';

export function PlannedVisits({ report }: { report: ReportView }) {
  const { visits, words } = report;
  return (
    <ReportPart title={words.visits}>
      <BadFigure figure="noVisits" report={report} />
      {visits.planned.length === 0 ? (
        <p>{words.noVisits}</p>
      ) : (
        <ul className="grid">
          {visits.planned.map(({ id, when, who, calendar }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
              <div>
                <p className="font-semibold first-letter:uppercase">{when}</p>
                <p className="text-small text-slate-soft">{[who, words.confirmed].filter(Boolean).join(' · ')}</p>
              </div>
              <a href={calendar} className={`${linkStyle} inline-flex items-center gap-2 print:hidden`}>
                <CalendarPlus size={18} aria-hidden />
                {words.calendar}
              </a>
            </li>
          ))}
        </ul>
      )}
    </ReportPart>
  );
}

export function PastVisits({ report: { visits, words } }: { report: ReportView }) {
  return (
    <ReportPart title={words.past}>
      {visits.past.length === 0 ? (
        <p>{words.noPast}</p>
      ) : (
        <ul className="grid">
          {visits.past.map(({ id, when, who, said }) => (
            <li key={id} className="grid gap-1 border-t border-line py-3 print:break-inside-avoid">
              <p className="font-semibold first-letter:uppercase">{when}</p>
              {who !== null && <p className="text-small text-slate-soft">{who}</p>}
              {said === '' ? (
                <p className="text-slate-soft">{words.notSaid}</p>
              ) : (
                <blockquote className="wrap-anywhere whitespace-pre-line">{said}</blockquote>
              )}
            </li>
          ))}
        </ul>
      )}
      {visits.more !== null && <p className="text-small text-slate-soft">{visits.more}</p>}
    </ReportPart>
  );
}
