import { useId } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { labelStyle, selectStyle } from '~/ui/field.ts';
import type { FieldProps } from './field-props.ts';
import { usualRadii } from './radii.ts';
import { hasTown } from './search-query.ts';

export function RadiusField({ draft, change, live }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { radius } = draft;
  const distances = [...new Set([...usualRadii, ...(radius === null ? [] : [radius])])].sort((a, b) => a - b);
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {t('search.radius')}
      </label>
      <select
        id={id}
        name="radius"
        value={radius ?? ''}
        // Without JavaScript, place and radius may be submitted together.
        disabled={live && !hasTown(draft)}
        onChange={({ currentTarget }) => change({ radius: Number(currentTarget.value) || null })}
        className={selectStyle}
      >
        <option value="">{t('search.noRadius')}</option>
        {distances.map((km) => (
          <option key={km} value={km}>
            {t('search.radiusOption', { km })}
          </option>
        ))}
      </select>
    </div>
  );
}
