import { useTranslation } from 'react-i18next';
import { EpcBadge } from './EpcBadge.tsx';
import type { KeyFigure } from './property-detail.server.ts';
import type { EpcLabel } from './rules/epc.ts';

/** The few figures that decide, large and in one row. */
export function KeyFigures({ figures, epc }: { figures: readonly KeyFigure[]; epc: EpcLabel | null }) {
  const { t } = useTranslation();
  if (figures.length === 0 && epc === null) return null;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-4 figures">
      {figures.map(({ key, value }) => (
        <div key={key} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-slate-soft">{t(`facts.${key}`)}</dt>
          <dd className="font-serif text-title">{value}</dd>
        </div>
      ))}
      {epc && (
        <div className="flex flex-col-reverse justify-end gap-1.5">
          <dt className="text-small text-slate-soft">{t('facts.epcLabel')}</dt>
          <dd className="pt-1">
            <EpcBadge label={epc} />
          </dd>
        </div>
      )}
    </dl>
  );
}
