import { useTranslation } from '~/i18n/translation.ts';
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

/** A slider with two handles and, for visitors who know the figure, two inputs. */
export function PriceField({ draft: { goal, price }, change, live, place, step }: FieldProps) {
  const { t } = useTranslation();
  const range = price ?? fullRange(goal);
  const put = (next: PriceRange) => change({ price: isFullRange(goal, next) ? null : next });
  return (
    <SearchCell label={t('search.price')} summary={priceSummary(t, goal, price)} place={place} step={step}>
      <div className="search-price">
        <p className="mb-3 font-semibold figures" aria-hidden>
          {formatPrice(range.min)} – {formatPrice(range.max)}
          {isOpenEnded(goal, range) && '+'}
        </p>
        <PriceSlider goal={goal} range={range} onChange={put} />
        <div className="grid grid-cols-2 gap-4">
          <PriceInput
            name="minprice"
            label={t('search.minPrice')}
            value={range.min}
            live={live}
            onConfirm={(value) => put(withMinimum(goal, range, value))}
          />
          <PriceInput
            name="maxprice"
            label={t('search.maxPrice')}
            value={range.max}
            openEnded={isOpenEnded(goal, range)}
            live={live}
            onConfirm={(value) => put(withMaximum(goal, range, value))}
          />
        </div>
      </div>
    </SearchCell>
  );
}
