import { useTranslation } from '~/i18n/translation.ts';
import { EpcBadge } from '../cards/EpcBadge.tsx';
import type { KeyFigure } from './property-detail.server.ts';
import type { EpcLabel } from '../domain/rules/epc.ts';

// At least as wide as the longest word, at most as the row.
const figureStyle =
  'flex max-w-full grow-0 basis-[calc((100%-1.5rem)/3)] flex-col-reverse justify-end tablet:basis-auto';
const labelStyle = 'text-small text-slate-soft wrap-break-word';

/** The key figures, large: three per row on phones, fewer if a word needs more room, so that no word is broken. */
export function KeyFigures({ figures, epc }: { figures: readonly KeyFigure[]; epc: EpcLabel | null }) {
  const { t } = useTranslation();
  if (figures.length === 0 && epc === null) return null;
  return (
    <dl className="key-figures flex flex-wrap gap-x-3 gap-y-4 border-y border-line py-4 figures tablet:gap-x-10">
      {figures.map(({ key, value }) => (
        <div key={key} className={figureStyle}>
          <dt className={labelStyle}>{t(`facts.${key}`)}</dt>
          <dd className="min-h-8 font-serif text-title wrap-break-word">{value}</dd>
        </div>
      ))}
      {epc && (
        <div className={figureStyle}>
          <dt className={labelStyle}>{t('facts.epcLabel')}</dt>
          <dd className="flex min-h-8 items-center">
            <EpcBadge label={epc} />
          </dd>
        </div>
      )}
    </dl>
  );
}
