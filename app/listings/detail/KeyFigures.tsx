import { useTranslation } from 'react-i18next';
import { EpcBadge } from '../cards/EpcBadge.tsx';
import type { KeyFigure } from './property-detail.server.ts';
import type { EpcLabel } from '../domain/rules/epc.ts';

/** The few figures that decide, large and in one row. */
export function KeyFigures({ figures, epc }: { figures: readonly KeyFigure[]; epc: EpcLabel | null }) {
  const { t } = useTranslation();
  if (figures.length === 0 && epc === null) return null;
  return (
    <dl className="grid grid-cols-3 gap-x-3 gap-y-4 border-y border-line py-4 figures tablet:flex tablet:gap-x-10">
      {figures.map(({ key, value }) => (
        <div key={key} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-slate-soft">{t(`facts.${key}`)}</dt>
          <dd className="min-h-8 font-serif text-title">{value}</dd>
        </div>
      ))}
      {epc && (
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-small text-slate-soft">{t('facts.epcLabel')}</dt>
          <dd className="flex min-h-8 items-center">
            <EpcBadge label={epc} />
          </dd>
        </div>
      )}
    </dl>
  );
}
