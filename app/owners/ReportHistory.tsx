import { Pagination } from '~/ui/Pagination.tsx';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import { fieldStyle, labelStyle, selectStyle } from '~/ui/field.ts';
import type { ReportView } from './report-view.ts';
import { ReportPart } from './ReportPart.tsx';
import { cell } from './table-cells.ts';

/** The history of a property, with filters and pagination. */
export function ReportHistory({ report: { path, history, words } }: { report: ReportView }) {
  const { rows, count, filter, types, isFiltered } = history;
  return (
    <ReportPart title={words.history} id="history">
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
    </ReportPart>
  );
}
