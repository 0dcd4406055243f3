import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { priceRanges, type Goal } from '../domain/codes.ts';
import { formatPrice } from '../domain/rules/price.ts';
import {
  fullRange,
  isFullRange,
  isOpenEnded,
  withMaximum,
  withMinimum,
  type PriceRange,
} from '../domain/rules/price-range.ts';
import type { FieldProps } from './field-props.ts';
import { PriceInput } from './PriceInput.tsx';
import { PriceSlider } from './PriceSlider.tsx';
import { priceSummary } from './price-summary.ts';
import { SearchCell } from './SearchCell.tsx';

/** A two-handle slider, and two inputs for visitors who know the figure. */
export function PriceField({ draft: { goal, price }, change, live, place, step }: FieldProps) {
  const { t } = useTranslation();
  const range = price ?? fullRange(goal);
  const [notes, setNotes] = useState<{ min?: string; max?: string }>({});
  const put = (next: PriceRange, said: typeof notes = {}) => {
    setNotes(said);
    change({ price: isFullRange(goal, next) ? null : next });
    return Object.keys(said).length === 0;
  };
  const limits = priceRanges[goal];
  return (
    <SearchCell label={t('search.price')} summary={priceSummary(t, goal, price)} place={place} step={step}>
      <div className="search-price">
        <p className="mb-3 font-semibold figures" aria-hidden>
          {formatPrice(range.min)} – {formatPrice(range.max)}
          {isOpenEnded(goal, range) && '+'}
        </p>
        <PriceSlider goal={goal} range={range} onChange={(next) => put(next)} />
        <div className="grid grid-cols-2 gap-4">
          <PriceInput
            name="minprice"
            label={t('search.minPrice')}
            value={range.min}
            isLimit={range.min <= limits.min}
            live={live}
            note={notes.min ?? null}
            onConfirm={(value) => put(withMinimum(goal, range, value), noteOnMinimum(t, range, value))}
          />
          <PriceInput
            name="maxprice"
            label={t('search.maxPrice')}
            value={range.max}
            isLimit={isOpenEnded(goal, range)}
            openEnded={isOpenEnded(goal, range)}
            live={live}
            note={notes.max ?? null}
            noteOf={(value) => tooHigh(t, goal, value)}
            onConfirm={(value) => put(withMaximum(goal, range, value), noteOnMaximum(t, goal, range, value))}
          />
        </div>
      </div>
    </SearchCell>
  );
}

/** Why a typed minimum is rejected (requirements 5.3); empty if it is accepted or was cleared. */
function noteOnMinimum(t: TFunction, range: PriceRange, value: number) {
  return value >= range.max ? { min: t('search.priceBelow', { price: formatPrice(range.max) }) } : {};
}

/** The same for a maximum. The end of the range is accepted: it means "and more". */
function noteOnMaximum(t: TFunction, goal: Goal, range: PriceRange, value: number) {
  const high = tooHigh(t, goal, value);
  if (high !== null) return { max: high };
  return value <= range.min ? { max: t('search.priceAbove', { price: formatPrice(range.min) }) } : {};
}

/** The note for a figure beyond the range; null for any other. */
function tooHigh(t: TFunction, goal: Goal, value: number): string | null {
  const { max } = priceRanges[goal];
  return value > max ? t('search.priceTooHigh', { price: formatPrice(max) }) : null;
}
