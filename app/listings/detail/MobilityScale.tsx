import { useTranslation } from '~/i18n/translation.ts';

const width = 240;

/** Flanders' Mobiscore on a line from 0 to 10; higher means closer to shops, schools and public transport. */
export function MobilityScale({ value, text }: { value: number; text: string }) {
  const { t } = useTranslation();
  const at = (value / 10) * width;
  return (
    <figure className="mt-6">
      <figcaption className="mb-2">
        {t('facts.mobilityScore')} <strong className="figures">{t('place.outOfTen', { score: text })}</strong>
      </figcaption>
      <svg viewBox={`-8 0 ${width + 16} 34`} aria-hidden className="w-full max-w-72 overflow-visible">
        <path d={`M0 12H${width}`} strokeWidth="4" className="stroke-line" />
        <path d={`M0 12H${at}`} strokeWidth="4" className="stroke-moss" />
        {[0, 5, 10].map((tick) => (
          <text key={tick} x={(tick / 10) * width} y="32" fontSize="11" textAnchor="middle" className="fill-slate-soft">
            {tick}
          </text>
        ))}
        <circle cx={at} cy="12" r="7" strokeWidth="3" className="fill-surface stroke-moss" />
      </svg>
      <p className="mt-1 text-small text-slate-soft">{t('place.mobilityMeaning')}</p>
    </figure>
  );
}
