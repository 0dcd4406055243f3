import { useTranslation } from '~/i18n/translation.ts';
import { epcColour } from '../domain/epc-colours.ts';
import type { EpcLabel } from '../domain/rules/epc.ts';

/** The label as a small drawn band, for cards. */
export function EpcBadge({ label }: { label: EpcLabel }) {
  const { t } = useTranslation();
  return (
    <span className="epc-badge">
      <span className="sr-only">{t('facts.epcLabel')}</span>
      <Band text={label.text} label={label} />
      {label.second && (
        <>
          <span className="sr-only">{t('facts.insulationLabel')}</span>
          <Band text={label.second.text} label={{ ...label, band: null, text: label.second.text }} />
        </>
      )}
    </span>
  );
}

function Band({ text, label }: { text: string; label: EpcLabel }) {
  const { background, foreground } = epcColour(label);
  const width = 26 + text.length * 7;
  return (
    <svg width={width} height="20" viewBox={`0 0 ${width} 20`} role="img" aria-label={text}>
      <path d={`M0 0H${width - 8}l8 10-8 10H0z`} fill={background} />
      <text x={(width - 8) / 2} y="14.5" fill={foreground}>
        {text}
      </text>
    </svg>
  );
}
