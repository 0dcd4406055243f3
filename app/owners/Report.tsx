import FileText from 'lucide-react/icons/file-text';
import { CardPicture } from '~/listings/cards/CardPicture.tsx';
import { Price } from '~/listings/cards/Price.tsx';
import { linkStyle } from '~/ui/button.ts';
import { LogOut } from './LogOut.tsx';
import type { ReportView } from './report-view.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportHistory } from './ReportHistory.tsx';
import { ReportMessage } from './ReportMessage.tsx';
import { ReportOffers } from './ReportOffers.tsx';
import { ReportOnline } from './ReportOnline.tsx';
import { ReportPart } from './ReportPart.tsx';
import { ReportSender } from './ReportSender.tsx';
import { PastVisits, PlannedVisits } from './ReportVisits.tsx';

/** A property's report: figures first, then visits, feedback and contact. */
export function Report(report: ReportView) {
  const { property, list, words } = report;
  return (
    <div className="page-width grid gap-12 py-10 tablet:py-14 print:gap-6 print:py-0">
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
          <a href={list} className={linkStyle}>
            {words.back}
          </a>
          <LogOut list={list} label={report.logOut} />
        </div>
        <div className="grid items-start gap-6 tablet:grid-cols-[240px_1fr] desktop:grid-cols-[240px_1fr_auto] print:grid-cols-[180px_1fr_auto]">
          <CardPicture image={property.card?.images[0]} view="grid" sizes="(min-width: 767px) 240px, 100vw" priority />
          <div className="grid gap-2">
            <p className="text-small font-semibold">
              {[property.state, property.daysOnline].filter(Boolean).join(' · ')}
            </p>
            <h1 className="text-display" lang={property.lang ?? undefined}>
              {property.title}
            </h1>
            {property.card ? (
              <>
                <p className="font-serif text-title">
                  <Price price={property.card.price} goal={property.card.goal} />
                </p>
                <p className="text-slate-soft">
                  {property.card.place} · {words.reference} {property.reference}
                </p>
              </>
            ) : (
              <p>{words.withdrawn}</p>
            )}
            <p className="hidden text-small print:block">{property.asOf}</p>
            <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
              {property.card && (
                <a href={property.card.path} className={linkStyle}>
                  {words.page}
                </a>
              )}
              <button type="button" data-prints="" className={`${linkStyle} cursor-pointer noscript:hidden`}>
                {words.print}
              </button>
            </div>
          </div>
          <ReportSender report={report} />
        </div>
      </div>

      <ReportFigures report={report} />

      <div className="grid gap-12 desktop:grid-cols-2 print:grid-cols-2 print:gap-8">
        <PlannedVisits report={report} />
        <PastVisits report={report} />
        <ReportOffers report={report} />
        <ReportOnline report={report} />
        <ReportPart title={words.documents}>
          {report.documents.length === 0 ? (
            <p>{words.noDocuments}</p>
          ) : (
            <ul className="grid">
              {report.documents.map(({ id, name, url }) => (
                <li key={id} className="border-t border-line py-3">
                  <a href={url} rel="noreferrer" className={`${linkStyle} inline-flex items-center gap-2`}>
                    <FileText size={18} aria-hidden />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </ReportPart>
      </div>

      <ReportMessage report={report} />
      <ReportHistory report={report} />
    </div>
  );
}
