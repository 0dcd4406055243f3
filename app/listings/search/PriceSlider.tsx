import type { CSSProperties } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { priceRanges, type Goal } from '../domain/codes.ts';
import { formatPrice } from '../domain/rules/price.ts';
import { isOpenEnded, slide, type PriceRange } from '../domain/rules/price-range.ts';

interface Props {
  goal: Goal;
  range: PriceRange;
  onChange: (range: PriceRange) => void;
}

const handles = ['min', 'max'] as const;

/** Two native range inputs over one track, which support mouse, touch and keyboard. Hidden without JavaScript. */
export function PriceSlider({ goal, range, onChange }: Props) {
  const { t } = useTranslation();
  const { min, max, step } = priceRanges[goal];
  const share = (value: number) => (value - min) / (max - min);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--from': share(range.min),
    '--to': share(range.max),
  };
  return (
    <div className="price-slider noscript:hidden" style={style}>
      {handles.map((handle) => (
        <input
          key={handle}
          type="range"
          aria-label={t(handle === 'min' ? 'search.minPrice' : 'search.maxPrice')}
          aria-valuetext={
            handle === 'max' && isOpenEnded(goal, range)
              ? t('search.priceAndMore', { price: formatPrice(range.max) })
              : formatPrice(range[handle])
          }
          min={min}
          max={max}
          step={step}
          value={range[handle]}
          // With both handles at the far end, the left one must be on top to be movable.
          data-above={(handle === 'min' && share(range.min) > 0.5) || undefined}
          onChange={(event) => onChange(slide(goal, range, handle, event.currentTarget.valueAsNumber))}
        />
      ))}
    </div>
  );
}
