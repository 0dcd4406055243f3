import { useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { Facts } from '~/ui/Facts.tsx';
import { formatNumber } from '../domain/rules/number.ts';
import { formatPrice } from '../domain/rules/price.ts';
import { buyingCosts, creditCosts } from './buying-costs.ts';
import type { CostsView } from './costs-view.ts';
import { loanAMonth, loanNeeded, usualFinancing } from './monthly-cost.ts';
import { AmountField, PercentField } from './NumberFields.tsx';
import { SituationFields, type Situation } from './SituationFields.tsx';
import { loanDefaults } from './tariffs.ts';
import './costs.css';

export const wakes = 'visible';

/** A calculator for the costs of buying and the monthly loan payment, adjusted to the visitor's situation. */
export default function Costs({ costs }: { costs: CostsView }) {
  const { t, language } = useTranslation();
  const alive = useHydrated();
  const { region, vatPercentage, monthlyCharges } = costs;
  const [price, setPrice] = useState(costs.price);
  const [situation, setSituation] = useState<Situation>({
    ownHome: costs.home,
    deepRenovation: false,
    classesGained: 0,
    buyers: 1,
  });
  const [own, setOwn] = useState(() => usualFinancing(costs).own);
  const [ratePercent, setRate] = useState<number>(loanDefaults.ratePercent);
  const [years, setYears] = useState<number>(loanDefaults.years);

  const buying = buyingCosts({ region, price, vatPercentage, ...situation });
  const loan = loanNeeded(region, price + buying.total, own);
  const credit = creditCosts(region, loan);
  const monthly = loanAMonth(loan, { ratePercent, years });
  const percent = formatNumber(buying.taxRate * 100, { language: language });
  return (
    <section aria-labelledby="costs" className="print:hidden">
      <h2 id="costs" className="text-heading">
        {t('costs.title')}
      </h2>
      <p className="mt-2 max-w-text text-slate-soft">{t('costs.intro', { region: t(`costs.regions.${region}`) })}</p>
      {/* Without JavaScript the figures are computed from the defaults, which cannot be changed. */}
      <fieldset disabled={!alive} className="costs mt-6">
        <legend className="sr-only">{t('costs.title')}</legend>
        <div className="grid content-start gap-4">
          <AmountField label={t('costs.price')} value={price} onChange={setPrice} />
          <SituationFields region={region} taxed={buying.taxKind} situation={situation} onChange={setSituation} />
        </div>
        <div>
          <Facts
            facts={[
              { key: 'tax', name: t(`costs.tax.${buying.taxKind}`, { percent }), value: formatPrice(buying.tax) },
              { key: 'notary', name: t('costs.notary'), value: formatPrice(buying.notaryFee) },
              ...(buying.administration > 0
                ? [
                    {
                      key: 'administration',
                      name: t('costs.administration'),
                      value: formatPrice(buying.administration),
                    },
                  ]
                : []),
              ...(credit > 0 ? [{ key: 'credit', name: t('costs.credit'), value: formatPrice(credit) }] : []),
            ]}
          />
          <p className="costs-sum">
            <span>{t('costs.total')}</span>
            <strong className="font-serif text-title font-medium figures">{formatPrice(buying.total + credit)}</strong>
          </p>
        </div>
        <div className="grid content-start gap-4">
          <h3 className="text-title">{t('costs.loan')}</h3>
          <AmountField label={t('costs.own')} help={t('costs.ownHelp')} value={own} onChange={setOwn} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
            <PercentField
              label={t('costs.rate')}
              value={ratePercent}
              most={loanDefaults.maxRatePercent}
              onChange={setRate}
            />
            <label className="block">
              <span className="mb-1 block text-small font-semibold">{t('costs.years')}</span>
              <input
                type="range"
                min={loanDefaults.leastYears}
                max={loanDefaults.maxYears}
                value={years}
                onChange={(event) => setYears(event.currentTarget.valueAsNumber)}
                aria-valuetext={t('costs.yearCount', { count: years })}
                className="mt-2 w-full accent-brick"
              />
              <span className="block text-small text-slate-soft figures" aria-hidden>
                {t('costs.yearCount', { count: years })}
              </span>
            </label>
          </div>
        </div>
        <div role="status" className="content-start">
          <p className="costs-sum">
            <span>{t('costs.monthly', { loan: formatPrice(loan), count: years })}</span>
            <strong className="font-serif text-title font-medium">{formatPrice(monthly)}</strong>
          </p>
          {monthlyCharges > 0 && (
            <>
              <p className="costs-sum">
                <span>{t('costs.charges')}</span>
                <span>{formatPrice(monthlyCharges)}</span>
              </p>
              <p className="costs-sum">
                <span>{t('costs.together')}</span>
                <strong className="font-serif text-title font-medium">{formatPrice(monthly + monthlyCharges)}</strong>
              </p>
            </>
          )}
        </div>
      </fieldset>
      <p className="mt-4 max-w-text text-small text-slate-soft">{t('costs.note')}</p>
    </section>
  );
}
