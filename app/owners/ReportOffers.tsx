import type { ReportView } from './report-view.ts';
import { ReportPart } from './ReportPart.tsx';

/** The offers for a property; renders nothing for a rental. */
export function ReportOffers({ report: { offers, words } }: { report: ReportView }) {
  if (offers === null) return null;
  return (
    <ReportPart title={words.offers}>
      {offers.length === 0 ? (
        <p>{words.noOffers}</p>
      ) : (
        <ul className="grid">
          {offers.map(({ id, day, who, amount, comment }) => (
            <li key={id} className="grid gap-1 border-t border-line py-3 print:break-inside-avoid">
              <p className="flex flex-wrap justify-between gap-x-4 figures">
                <span className="font-semibold">{amount ?? words.offerReceived}</span>
                <span className="text-small text-slate-soft">{[day, who].filter(Boolean).join(' · ')}</span>
              </p>
              {comment !== '' && <p className="wrap-anywhere whitespace-pre-line">{comment}</p>}
            </li>
          ))}
        </ul>
      )}
    </ReportPart>
  );
}
