import { useTranslation } from '~/i18n/translation.ts';
import { choiceMarkStyle, choiceStyle, selectStyle } from '~/ui/field.ts';
import { Field } from '~/ui/Field.tsx';
import type { Region } from '../domain/codes.ts';
import type { BuyingCosts, Purchase } from './buying-costs.ts';
import { brussels } from './tariffs.ts';

export type Situation = Pick<Purchase, 'ownHome' | 'deepRenovation' | 'classesGained' | 'buyers'>;

interface Props {
  region: Region;
  taxed: BuyingCosts['taxKind'];
  situation: Situation;
  onChange: (situation: Situation) => void;
}

/** The fields of the buyer's situation that affect the tax in this region. */
export function SituationFields({ region, taxed, situation, onChange }: Props) {
  const { t } = useTranslation();
  const { ownHome } = situation;
  const change = (changed: Partial<Situation>) => onChange({ ...situation, ...changed });
  // Belgian VAT has no reduction for an own home.
  if (taxed === 'vat' && region !== 'luxembourg') return null;
  const registered = taxed === 'registration';
  const classes = Array.from(
    { length: brussels.maxClasses - brussels.minClasses + 1 },
    (_, index) => brussels.minClasses + index,
  );
  return (
    <div className="grid gap-2">
      <label className={choiceStyle}>
        <input
          type="checkbox"
          checked={ownHome}
          onChange={({ currentTarget }) => change({ ownHome: currentTarget.checked })}
          className={choiceMarkStyle}
        />
        {t(region === 'luxembourg' ? 'costs.ownHomeLuxembourg' : 'costs.ownHome')}
      </label>
      {region === 'flanders' && ownHome && registered && (
        <label className={choiceStyle}>
          <input
            type="checkbox"
            checked={situation.deepRenovation}
            onChange={({ currentTarget }) => change({ deepRenovation: currentTarget.checked })}
            className={choiceMarkStyle}
          />
          {t('costs.deepRenovation')}
        </label>
      )}
      {region === 'brussels' && ownHome && registered && (
        <Field label={t('costs.classesGained')}>
          {(control) => (
            <select
              {...control}
              value={situation.classesGained}
              onChange={({ currentTarget }) => change({ classesGained: Number(currentTarget.value) })}
              className={selectStyle}
            >
              <option value={0}>{t('costs.noClasses')}</option>
              {classes.map((count) => (
                <option key={count} value={count}>
                  {t('costs.classCount', { count })}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {region === 'luxembourg' && ownHome && registered && (
        <Field label={t('costs.buyers')}>
          {(control) => (
            <select
              {...control}
              value={situation.buyers}
              onChange={({ currentTarget }) => change({ buyers: Number(currentTarget.value) })}
              className={selectStyle}
            >
              <option value={1}>{t('costs.buyerCount', { count: 1 })}</option>
              <option value={2}>{t('costs.buyerCount', { count: 2 })}</option>
            </select>
          )}
        </Field>
      )}
    </div>
  );
}
