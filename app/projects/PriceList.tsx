import { useTranslation } from '~/i18n/translation.ts';
import { linkStyle } from '~/ui/button.ts';
import { formatNumber } from '~/listings/domain/rules/number.ts';
import { choiceMarkStyle, choiceStyle } from '~/ui/field.ts';
import './price-list.css';
import type { PriceTax, UnitRow } from './project-detail.server.ts';

const columns = ['type', 'floor', 'bedrooms', 'surface', 'terrace', 'price', 'status', 'requirement'] as const;
type Column = (typeof columns)[number];

interface Props {
  units: readonly UnitRow[];
  /** The tax on top of the prices; null if unknown. */
  tax: PriceTax | null;
}

/**
 * The price list of a project (requirements 3.5): a table, on phones one block per unit. Columns without any values are
 * left out.
 */
export function PriceList({ units, tax }: Props) {
  const { t, language } = useTranslation();
  if (units.length === 0) return <p>{t('project.noUnits')}</p>;
  const rows = units.map((unit) => ({
    unit,
    cells: cellsOf(unit, t('price.onRequest'), unit.statusLabel ?? t(`project.status.${unit.status}`)),
  }));
  const known = columns.filter((column) => rows.some(({ cells }) => cells[column]));
  const someAreGone =
    units.some(({ status }) => status !== 'available') && units.some(({ status }) => status === 'available');
  return (
    <section aria-labelledby="price-list" className="price-list-part">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="price-list" className="text-heading">
          {t('project.priceList')}
        </h2>
        {/* Works in CSS alone, with or without scripts. */}
        {someAreGone && (
          <label className={`${choiceStyle} print:hidden`}>
            <input
              type="checkbox"
              className={`${choiceMarkStyle} price-list-choice`}
              aria-controls="price-list-units"
            />
            {t('project.onlyAvailable')}
          </label>
        )}
      </div>
      {/* Explicit roles: some browsers drop them from a table that is not displayed as one. */}
      <table id="price-list-units" role="table" aria-labelledby="price-list" className="price-list figures">
        <thead role="rowgroup">
          <tr role="row">
            {(['unit', ...known] as const).map((column) => (
              <th key={column} role="columnheader" scope="col" data-column={column}>
                {t(`project.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ unit, cells }) => (
            <tr key={unit.id} role="row" data-status={unit.status}>
              <th role="rowheader" scope="row">
                {unit.path ? (
                  <a href={unit.path} className={linkStyle}>
                    {unit.unit}
                  </a>
                ) : (
                  unit.unit
                )}
              </th>
              {known.map((column) => (
                <td key={column} role="cell" data-column={column} data-label={t(`project.columns.${column}`)}>
                  {cells[column] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {tax && (
        <p className="mt-3 text-small text-slate-soft">
          {t(`project.priceTax.${tax.kind}`, { percent: formatNumber(tax.percentage, { language: language }) })}
        </p>
      )}
    </section>
  );
}

/** A sold unit's price is no longer shown. */
function cellsOf(row: UnitRow, onRequest: string, status: string): Record<Column, string | null> {
  return {
    type: row.type,
    floor: row.floor?.toString() ?? null,
    bedrooms: row.bedrooms?.toString() ?? null,
    surface: row.livingSurface,
    terrace: row.terraceSurface,
    price: row.status === 'sold' ? null : (row.price ?? onRequest),
    status,
    requirement: row.requirement,
  };
}
