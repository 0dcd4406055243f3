import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { linkStyle } from '~/ui/button.ts';
import type { UnitRow } from './project-detail.server.ts';

/** The price list of a project. On a phone the table scrolls inside its own frame, not the page. */
export function PriceList({ units }: { units: readonly UnitRow[] }) {
  const { t } = useTranslation();
  if (units.length === 0) return <p>{t('project.noUnits')}</p>;
  const cell = 'border-t border-line py-3 pr-6 text-left align-top';
  return (
    <div className="min-w-0">
      <h2 id="price-list" className="mb-4 text-heading">
        {t('project.priceList')}
      </h2>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-labelledby="price-list">
        <table className="w-full min-w-[44rem] text-small figures">
          <thead>
            <tr>
              {(['unit', 'floor', 'bedrooms', 'surface', 'price', 'status', 'requirement'] as const).map((column) => (
                <th key={column} scope="col" className="pr-6 pb-2 text-left font-semibold">
                  {t(`project.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={`${cell} font-semibold`}>
                  {row.path ? (
                    <Link to={row.path} className={linkStyle}>
                      {row.unit}
                    </Link>
                  ) : (
                    row.unit
                  )}
                </th>
                <td className={cell}>{row.floor ?? '–'}</td>
                <td className={cell}>{row.bedrooms ?? '–'}</td>
                <td className={cell}>{row.livingSurface === null ? '–' : `${row.livingSurface} m²`}</td>
                <td className={`${cell} whitespace-nowrap`}>
                  {row.status === 'sold' ? '–' : (row.price ?? t('price.onRequest'))}
                </td>
                <td className={cell}>{t(`project.status.${row.status}`)}</td>
                <td className={cell}>{row.requirement || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
