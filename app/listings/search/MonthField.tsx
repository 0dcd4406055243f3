import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { choiceMarkStyle, choiceStyle, labelStyle } from '~/ui/field.ts';
import { loanDefaults } from '../costs/tariffs.ts';
import type { FilterRow, MonthlyBudget } from '../domain/filters.ts';
import { formatNumber } from '../domain/rules/number.ts';
import { percentage, termOf, defaultFinancing, wholeNumber } from './filter-params.ts';
import { TypedField } from './TypedField.tsx';

interface Props {
  filter: FilterRow;
  /** Null when not set. */
  budget: MonthlyBudget | null;
  onChange: (budget: MonthlyBudget | null) => void;
}

/** Monthly budget and own money, with the loan's parameters folded below. */
export function MonthField({ filter: { name, most = Infinity }, budget, onChange }: Props) {
  const { t, language } = useTranslation();
  // Own money may be typed first, but is no condition until a monthly amount is set.
  const [kept, keep] = useState<Omit<MonthlyBudget, 'month'>>(defaultFinancing);
  const { own, ratePercent, years, ownHome } = budget ?? kept;
  const change = (part: Partial<MonthlyBudget>) => {
    const { month, ...financing } = { month: budget?.month ?? 0, own, ratePercent, years, ownHome, ...part };
    keep(financing);
    if (month > 0 || budget) onChange(month > 0 ? { ...financing, month } : null);
  };
  const rate = formatNumber(ratePercent, { language });
  return (
    <fieldset className="search-month">
      <legend className={labelStyle}>{t(`filters.${name}`)}</legend>
      <Labelled text={t('search.month.most')}>
        {(id) => (
          <TypedField
            id={id}
            name={name}
            value={budget?.month ?? ''}
            most={most}
            onConfirm={(text) => change({ month: wholeNumber(text, most) ?? 0 })}
          />
        )}
      </Labelled>
      <Labelled text={t('search.month.own')}>
        {(id) => (
          <TypedField
            id={id}
            name="own"
            value={own || ''}
            most={loanDefaults.mostEuros}
            onConfirm={(text) => change({ own: wholeNumber(text, loanDefaults.mostEuros) ?? 0 })}
          />
        )}
      </Labelled>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-small underline decoration-1 underline-offset-4">
          {t('search.month.loan', { rate, count: years })}
        </summary>
        <div className="search-loan">
          <Labelled text={t('search.month.rate')}>
            {(id) => (
              <TypedField
                id={id}
                name="rate"
                inputMode="decimal"
                maxLength={5}
                unwanted={/[^\d.,]/g}
                value={rate}
                most={loanDefaults.maxRatePercent}
                onConfirm={(text) => change({ ratePercent: percentage(text) ?? defaultFinancing.ratePercent })}
              />
            )}
          </Labelled>
          <Labelled text={t('search.month.years')}>
            {(id) => (
              <TypedField
                id={id}
                name="years"
                maxLength={2}
                value={years}
                most={loanDefaults.maxYears}
                onConfirm={(text) => change({ years: termOf(text) })}
              />
            )}
          </Labelled>
          <label className={choiceStyle}>
            <input
              type="checkbox"
              name="second"
              value="1"
              checked={!ownHome}
              onChange={({ currentTarget }) => change({ ownHome: !currentTarget.checked })}
              className={choiceMarkStyle}
            />
            {t('search.month.second')}
          </label>
          <p className="search-loan-note">{t('search.month.note')}</p>
        </div>
      </details>
    </fieldset>
  );
}

function Labelled({ text, children }: { text: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelStyle}>
        {text}
      </label>
      {children(id)}
    </div>
  );
}
