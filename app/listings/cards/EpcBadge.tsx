import { useTranslation } from '~/i18n/translation.ts';
import { epcColour } from '../domain/epc-colours.ts';
import { luxembourgPicture } from '../domain/luxembourg-picture.ts';
import type { EpcLabel } from '../domain/rules/epc.ts';

/** The energy label as a small badge, for cards. */
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
  const picture = label.region === 'luxembourg' ? luxembourgPicture(text) : null;
  if (picture !== null) return <img className="epc-picture" src={picture} alt={text} height="20" />;
  return (
    <span className="epc-band" data-epc={epcColour(label) ?? ''}>
      {text}
    </span>
  );
}
