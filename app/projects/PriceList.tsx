import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { linkStyle } from '~/ui/button.ts';
import './price-list.css';
import type { UnitRow } from './project-detail.server.ts';

/** The price list of a project: a table, on phones one block per unit. */
export function PriceList({ units }: { units: readonly UnitRow[] }) {
  const { t } = useTranslation();
  if (units.length === 0) return <p>{t('project.noUnits')}</p>;
  return (
    <section aria-labelledby="price-list">
      <h2 id="price-list" className="mb-4 text-heading">
        {t('project.priceList')}
      </h2>
      {/* The roles are said again: a table that is not laid out as one loses its own in some browsers. */}
      <table role="table" className="price-list figures">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(`project.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {units.map((row) => (
            <tr key={row.id} role="row" data-status={row.status}>
              <th role="rowheader" scope="row">
                {row.path ? (
                  <Link to={row.path} className={linkStyle}>
                    {row.unit}
                  </Link>
                ) : (
                  row.unit
                )}
              </th>
              {cellsOf(row, t('price.onRequest'), t(`project.status.${row.status}`)).map(({ column, text }) => (
                <td key={column} role="cell" data-column={column} data-label={t(`project.columns.${column}`)}>
                  {text || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const columns = ['unit', 'floor', 'bedrooms', 'surface', 'price', 'status', 'requirement'] as const;

/** A sold unit's price is nobody's business any more. */
function cellsOf(row: UnitRow, onRequest: string, status: string) {
  return [
    { column: 'floor', text: row.floor?.toString() },
    { column: 'bedrooms', text: row.bedrooms?.toString() },
    { column: 'surface', text: row.livingSurface === null ? null : `${row.livingSurface}\u00a0m²` },
    { column: 'price', text: row.status === 'sold' ? null : (row.price ?? onRequest) },
    { column: 'status', text: status },
    { column: 'requirement', text: row.requirement },
  ];
}
