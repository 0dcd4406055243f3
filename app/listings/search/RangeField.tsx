import { useTranslation } from '~/i18n/translation.ts';
import { labelStyle } from '~/ui/field.ts';
import type { FilterRow, NumberRange } from '../domain/filters.ts';
import { orderedRange, wholeNumber } from './filter-params.ts';
import { unitSigns } from './filter-text.ts';
import { TypedField } from './TypedField.tsx';

interface Props {
  filter: FilterRow;
  range: NumberRange | null;
  /** False before hydration: the two fields are then submitted as they are. */
  live: boolean;
  onChange: (range: NumberRange | null) => void;
}

/** Minimum and maximum; either is optional. */
export function RangeField({ filter: { name, unit, most = Infinity }, range, live, onChange }: Props) {
  const { t } = useTranslation();
  const words = t(`filters.${name}`);
  const field = (end: 'min' | 'max') => (
    <TypedField
      {...(live ? {} : { name: `${end}${name}` })}
      aria-label={t(end === 'min' ? 'search.rangeFrom' : 'search.rangeUpTo', { name: words })}
      placeholder={t(end === 'min' ? 'search.least' : 'search.most')}
      value={range?.[end] ?? ''}
      most={most}
      onConfirm={(text) => {
        const ends = { min: range?.min ?? null, max: range?.max ?? null, [end]: wholeNumber(text, most) };
        onChange(orderedRange(ends.min, ends.max));
      }}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>
        {words}
        {unit && unit !== 'euroPerM2' ? ` (${unitSigns[unit]})` : ''}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {field('min')}
        {field('max')}
      </div>
    </fieldset>
  );
}
