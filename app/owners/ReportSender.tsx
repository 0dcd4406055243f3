import { linkStyle } from '~/ui/button.ts';
import type { ReportView } from './report-view.ts';

/** The agency and the contact of a report, also in print. */
export function ReportSender({ report: { agency, manager, words } }: { report: ReportView }) {
  return (
    <div
      data-sender
      className="grid content-start gap-1 border-t border-line pt-4 tablet:col-span-2 desktop:col-span-1 desktop:border-t-0 desktop:border-l desktop:pt-0 desktop:pl-6 print:col-span-1 print:border-t-0 print:pt-0"
    >
      <p className="font-serif text-title">{agency}</p>
      <p className="text-small text-slate-soft">{words.manager}</p>
      <p className="font-semibold">{manager.name ?? words.office}</p>
      {manager.phone && (
        <a href={`tel:${manager.phone.replaceAll(' ', '')}`} className={linkStyle}>
          {manager.phone}
        </a>
      )}
      {manager.email && (
        <a href={`mailto:${manager.email}`} className={`${linkStyle} wrap-anywhere`}>
          {manager.email}
        </a>
      )}
    </div>
  );
}
