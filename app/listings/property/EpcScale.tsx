import { useTranslation } from 'react-i18next';
import { epcColour } from '../epc-colours.ts';
import { epcBands, luxembourgLabels } from '../codes.ts';
import { bandText, type EpcLabel } from '../rules/epc.ts';

interface Props {
  label: EpcLabel;
  /** kWh/m²·year as text. */
  value: string | null;
}

const rowHeight = 22;

/** The energy label as a scale from best to worst with an arrow at its class; its words are the page's. */
export function EpcScale({ label, value }: Props) {
  const { t } = useTranslation();
  const classes =
    label.region === 'luxembourg'
      ? luxembourgLabels.map((text) => ({ text, colours: epcColour({ ...label, text }) }))
      : epcBands[label.region].map(({ band }) => ({ text: bandText(band), colours: epcColour({ ...label, band }) }));
  const height = classes.length * rowHeight;
  const at = classes.findIndex(({ text }) => text === label.text);
  const description = [t('facts.epcLabel'), label.text, value && t('facts.energyValue', { value })]
    .filter(Boolean)
    .join(' ');
  return (
    <figure>
      <svg viewBox={`0 0 320 ${height}`} role="img" aria-label={description} className="w-full max-w-80">
        {classes.map(({ text, colours }, index) => {
          const width = 70 + (120 * index) / Math.max(1, classes.length - 1);
          const y = index * rowHeight;
          return (
            <g key={text}>
              <path
                d={`M0 ${y}h${width}l10 ${(rowHeight - 2) / 2}l-10 ${(rowHeight - 2) / 2}H0Z`}
                fill={colours.background}
              />
              <text x="8" y={y + 15} fontSize="13" fontWeight="700" fill={colours.foreground}>
                {text}
              </text>
            </g>
          );
        })}
        <g transform={`translate(214 ${at * rowHeight})`} className="fill-slate">
          <path d={`M12 0h44v${rowHeight - 2}h-44l-12 -${(rowHeight - 2) / 2}Z`} />
          <text x="18" y="15" fontSize="13" fontWeight="700" className="fill-surface">
            {label.text}
          </text>
        </g>
      </svg>
      <figcaption className="mt-2 text-small figures">
        {value && t('facts.energyValue', { value })}
        {label.second && <span className="block">{`${t('facts.insulationLabel')}: ${label.second.text}`}</span>}
      </figcaption>
    </figure>
  );
}
