import { useTranslation } from '~/i18n/translation.ts';
import type { Region } from '../domain/codes.ts';
import { EpcBadge } from '../cards/EpcBadge.tsx';
import { epcBands, luxembourgLabels } from '../domain/epc-bands.ts';
import { epcColour } from '../domain/epc-colours.ts';
import { luxembourgPicture } from '../domain/luxembourg-picture.ts';
import { bandText, isLuxembourgClass, type EpcLabel } from '../domain/rules/epc.ts';
import { EpcArrows, type EpcClass, type EpcDrawing } from './EpcArrows.tsx';
import { EpcBar } from './EpcBar.tsx';
import { EpcGrades } from './EpcGrades.tsx';

interface Props {
  label: EpcLabel;
  /** kWh/m²·year as text. */
  value: string | null;
}

/**
 * The energy label, drawn like the certificates of its region, with the value beside it. Texts are in the page's
 * language.
 */
export function EpcScale({ label, value }: Props) {
  const { t } = useTranslation();
  const short = value && `${value} kWh/m²`;
  const classes = classesOf(label.region);
  const name = [t('facts.epcLabel'), label.text, value && t('facts.energyValue', { value })].filter(Boolean).join(' ');
  switch (label.region) {
    case 'flanders':
      return <EpcBar classes={classes} at={label.text} value={short} name={name} />;
    case 'brussels':
      return <EpcGrades classes={classes} at={label.text} value={short} name={name} />;
    case 'wallonia':
      return <EpcArrows classes={classes} at={label.text} value={short} name={name} />;
    case 'luxembourg':
      return (
        <div className="grid gap-8 tablet:grid-cols-2">
          <figure>
            <figcaption className="mb-2 text-small">{t('facts.energyClass')}</figcaption>
            <LuxembourgScale classes={classes} at={label.text} value={short} name={name} />
          </figure>
          {label.second && (
            <figure>
              <figcaption className="mb-2 text-small">{t('facts.insulationLabel')}</figcaption>
              <LuxembourgScale
                classes={classes}
                at={label.second.text}
                value={null}
                name={`${t('facts.insulationLabel')} ${label.second.text}`}
              />
            </figure>
          )}
        </div>
      );
  }
}

/** Shows the agency's own picture of the label if there is one; text that is not a class is shown unchanged. */
function LuxembourgScale(drawing: EpcDrawing) {
  const { at, value, name } = drawing;
  const picture = luxembourgPicture(at);
  if (picture === null && isLuxembourgClass(at)) return <EpcArrows {...drawing} />;
  return (
    <p className="flex flex-wrap items-center gap-3">
      {picture === null ? (
        <EpcBadge label={{ region: 'luxembourg', band: null, text: at, second: null }} />
      ) : (
        <img src={picture} alt={name} className="max-h-64 max-w-full" />
      )}
      {value}
    </p>
  );
}

/** The classes of a region, best first, with their ranges. */
function classesOf(region: Region): EpcClass[] {
  const base = { region, picture: '', second: null };
  if (region === 'luxembourg') {
    return luxembourgLabels.map((text) => ({ text, range: '', colour: epcColour({ ...base, band: null, text }) }));
  }
  const bands: readonly { band: EpcLabel['band'] & string; below?: number; upTo?: number }[] = epcBands[region];
  return bands.map(({ band, below, upTo }, index) => {
    const from = bands[index - 1]?.upTo ?? bands[index - 1]?.below;
    const to = upTo ?? (below === undefined || below === 0 ? below : below - 1);
    const range =
      to === undefined ? `> ${from ?? 0}` : from === undefined ? `${below === 0 ? '<' : '≤'} ${to}` : `${from}–${to}`;
    return { text: bandText(band), range, colour: epcColour({ ...base, band, text: '' }) };
  });
}
