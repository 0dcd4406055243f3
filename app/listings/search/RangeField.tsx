import { useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { fieldStyle, labelStyle } from '~/ui/field.ts';
import type { FilterRow, NumberRange } from '../domain/filters.ts';
import { orderedRange, wholeNumber } from './filter-params.ts';
import { unitSigns } from './filter-text.ts';

interface Props {
  filter: FilterRow;
  range: NumberRange | null;
  /** False until the browser has taken the form over: then its two fields are sent as they are. */
  live: boolean;
  onChange: (range: NumberRange | null) => void;
}

/** Two figures, either of them alone is enough. What is typed counts when the field is left, or with Enter. */
export function RangeField({ filter: { name, unit, most = Infinity }, range, live, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<{ end: 'min' | 'max'; text: string } | null>(null);
  const words = t(`filters.${name}`);
  const confirm = () => {
    if (typed === null) return;
    const ends = { min: range?.min ?? null, max: range?.max ?? null };
    ends[typed.end] = wholeNumber(typed.text, most);
    setTyped(null);
    onChange(orderedRange(ends.min, ends.max));
  };
  const field = (end: 'min' | 'max') => (
    <input
      {...(live ? {} : { name: `${end}${name}` })}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      aria-label={t(end === 'min' ? 'search.rangeFrom' : 'search.rangeUpTo', { name: words })}
      placeholder={t(end === 'min' ? 'search.least' : 'search.most')}
      className={`${fieldStyle} figures`}
      value={typed?.end === end ? typed.text : (range?.[end] ?? '')}
      onChange={(event) => setTyped({ end, text: event.currentTarget.value.replace(/\D/g, '') })}
      onBlur={confirm}
      onKeyDown={(event) => {
        if (event.key === 'Enter') confirm();
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
