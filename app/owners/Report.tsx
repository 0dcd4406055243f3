import { Link } from '@remix-run/react';
import { CalendarPlus, FileText, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardPicture } from '~/listings/cards/CardPicture.tsx';
import { Price } from '~/listings/cards/Price.tsx';
import { Image } from '~/ui/Image.tsx';
import { Pagination } from '~/ui/Pagination.tsx';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import { fieldStyle, labelStyle, selectStyle } from '~/ui/field.ts';
import { Graph } from './Graph.tsx';
import { Notice } from './Notice.tsx';
import type { ReportView } from './report-view.ts';

/** A property's report: figures first, then who is coming, what was said, and whom to ask. */
export function Report(report: ReportView) {
  const { property, figures, list, words } = report;
  return (
    <div className="page-width grid gap-12 py-10 tablet:py-14 print:gap-6 print:py-0">
      <div className="grid gap-6">
        <p className="print:hidden">
          <Link to={list} className={linkStyle}>
            {words.back}
          </Link>
        </p>
        <div className="grid items-start gap-6 tablet:grid-cols-[240px_1fr] print:grid-cols-[180px_1fr]">
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
                <Link to={property.card.path} className={linkStyle}>
                  {words.page}
                </Link>
              )}
              <button
                type="button"
                onClick={() => window.print()}
                className={`${linkStyle} cursor-pointer noscript:hidden`}
              >
                {words.print}
              </button>
            </div>
          </div>
        </div>
      </div>

      <Part title={words.views}>
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
        <div className="grid gap-4">
          <h3 className="text-title">{words.graph}</h3>
          {figures.comparison !== null && <p>{figures.comparison}</p>}
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
      </Part>

      <Part title={words.media}>
        {figures.media.length === 0 ? (
          <p>{words.noMedia}</p>
        ) : (
          <>
            <p className="text-small text-slate-soft">{words.mediaText}</p>
            <MediaTable report={report} />
          </>
        )}
      </Part>

      <div className="grid gap-12 desktop:grid-cols-2 print:grid-cols-2 print:gap-8">
        <Part title={words.visits}>
          {report.visits.length === 0 ? (
            <p>{words.noVisits}</p>
          ) : (
            <ul className="grid">
              {report.visits.map(({ id, when, who, calendar }) => (
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
        </Part>
        <Part title={words.documents}>
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
        </Part>
      </div>

      <Message report={report} />
      <History report={report} />
    </div>
  );
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="grid min-w-0 content-start gap-6 border-t border-line pt-6 print:break-inside-avoid">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  );
}

const cell = 'border-t border-line px-3 py-2 text-left align-top first:pl-0 last:pr-0';
const numberCell = `${cell} text-right`;

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

function Message({ report: { manager, isSent, answer, maxMessage, words } }: { report: ReportView }) {
  return (
    <section
      id="message"
      className="grid gap-x-8 gap-y-6 border-t border-line pt-6 tablet:grid-cols-[240px_1fr] print:hidden"
    >
      <h2 className="text-heading tablet:col-span-2">{words.manager}</h2>
      <div className="grid content-start gap-3">
        {manager.picture && (
          <Image
            image={{ ...manager.picture, width: 1, height: 1, alt: '' }}
            widths={[160]}
            sizes="96px"
            className="size-24 rounded-full bg-line object-cover"
          />
        )}
        <div>
          <p className="font-semibold">{manager.name ?? words.office}</p>
          <p className="text-small text-slate-soft">{manager.role}</p>
        </div>
        {manager.phone && (
          <a
            href={`tel:${manager.phone.replaceAll(' ', '')}`}
            className={`${linkStyle} inline-flex items-center gap-2`}
          >
            <Phone size={18} aria-hidden />
            {manager.phone}
          </a>
        )}
        {manager.email && (
          <a href={`mailto:${manager.email}`} className={`${linkStyle} inline-flex items-center gap-2 wrap-anywhere`}>
            <Mail size={18} aria-hidden />
            {manager.email}
          </a>
        )}
      </div>
      <form method="post" className="grid content-start gap-4">
        {isSent && answer === null && <Notice kind="done">{words.sent}</Notice>}
        {answer !== null && <Notice kind="problem">{answer.problem}</Notice>}
        <div>
          <label htmlFor="owner-message" className={labelStyle}>
            {words.message}
          </label>
          <textarea
            id="owner-message"
            name="message"
            rows={5}
            required
            maxLength={maxMessage}
            defaultValue={answer?.typed}
            aria-invalid={answer !== null || undefined}
            className={fieldStyle}
          />
        </div>
        <div>
          <button type="submit" className={buttonStyles.main}>
            {words.send}
          </button>
        </div>
      </form>
    </section>
  );
}

function History({ report: { path, history, words } }: { report: ReportView }) {
  const { rows, count, filter, types, isFiltered } = history;
  return (
    <Part title={words.history} id="history">
      <form method="get" action={`${path}#history`} className="flex flex-wrap items-end gap-4 print:hidden">
        <label className="grid">
          <span className={labelStyle}>{words.type}</span>
          <select name="type" defaultValue={filter.type ?? ''} className={selectStyle}>
            <option value="">{words.allTypes}</option>
            {types.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="grid">
          <span className={labelStyle}>{words.from}</span>
          <input type="date" name="from" defaultValue={filter.from ?? ''} className={fieldStyle} />
        </label>
        <label className="grid">
          <span className={labelStyle}>{words.to}</span>
          <input type="date" name="to" defaultValue={filter.to ?? ''} className={fieldStyle} />
        </label>
        <button type="submit" className={buttonStyles.rest}>
          {words.filter}
        </button>
        {isFiltered && (
          <a href={`${path}#history`} className={`${linkStyle} py-2`}>
            {words.clear}
          </a>
        )}
      </form>
      {rows.length === 0 ? (
        <p>{isFiltered ? words.noneFound : words.noRecords}</p>
      ) : (
        <>
          <div className="flex flex-wrap justify-between gap-3 print:hidden">
            <p className="figures">{count}</p>
            <a href={history.csv} className={linkStyle}>
              {words.csv}
            </a>
          </div>
          <ul className="grid desktop:hidden">
            {rows.map((row) => (
              <li key={row.id} className="grid gap-1 border-t border-line py-3">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">{row.type}</span>
                  <span className="text-small text-slate-soft figures">{row.date}</span>
                </p>
                {row.subject && <p>{row.subject}</p>}
                {row.comment && <p className="wrap-anywhere whitespace-pre-line text-slate-soft">{row.comment}</p>}
                <p className="text-small text-slate-soft">
                  {[row.contact, row.status, row.source].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
          <table className="hidden w-full border-collapse text-small desktop:table">
            <thead>
              <tr>
                {[
                  words.date,
                  words.type,
                  words.contact,
                  words.subject,
                  words.comment,
                  words.status,
                  words.sourceColumn,
                ].map((name) => (
                  <th key={name} className={cell}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td className={`${cell} whitespace-nowrap figures`}>{row.date}</td>
                  <td className={cell}>{row.type}</td>
                  <td className={cell}>{row.contact}</td>
                  <td className={cell}>{row.subject}</td>
                  <td className={`${cell} wrap-anywhere whitespace-pre-line`}>{row.comment}</td>
                  <td className={cell}>{row.status}</td>
                  <td className={cell}>{row.source}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pagination page={history.page} pageCount={history.pages} href={(page) => history.hrefs[page - 1] ?? path} />
        </>
      )}
    </Part>
  );
}
