import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceMarkStyle, choiceStyle, fieldStyle, labelStyle, selectStyle } from '~/ui/field.ts';
import {
  askedLabels,
  askedStates,
  filtersOf,
  type FilterName,
  type FilterRow,
  type FilterValue,
} from '../domain/filters.ts';
import type { FieldProps } from './field-props.ts';
import { RangeField } from './RangeField.tsx';

interface Props extends FieldProps {
  /** Those that the editors show. */
  names: readonly FilterName[];
}

/** All that a home can be asked for beyond place, type, price and rooms: what it has, then how it is. */
export function FilterFields({ draft, change, live, names }: Props) {
  const { t } = useTranslation();
  const { goal, filters } = draft;
  const shown = filtersOf(goal).filter(({ name }) => names.includes(name));
  const put = (name: FilterName, value: FilterValue | null) => {
    const { [name]: _before, ...others } = filters;
    change({ filters: value === null ? others : { ...others, [name]: value } });
  };
  const features = shown.filter(({ kind }) => kind === 'yes' || kind === 'with');
  return (
    <div className="search-filters">
      {features.length > 0 && (
        <fieldset className="search-features">
          <legend className={labelStyle}>{t('search.features')}</legend>
          {features.map(({ name }) => (
            <label key={name} className={choiceStyle}>
              <input
                type="checkbox"
                name={name}
                value="1"
                checked={filters[name] === true}
                onChange={(event) => put(name, event.currentTarget.checked || null)}
                className={choiceMarkStyle}
              />
              {t(`filters.${name}`)}
            </label>
          ))}
        </fieldset>
      )}
      {shown.map((filter) => {
        const value: FilterValue | undefined = filters[filter.name];
        const field = { filter, onChange: (next: FilterValue | null) => put(filter.name, next) };
        if (filter.kind === 'range') {
          const range = typeof value === 'object' ? value : null;
          return <RangeField key={filter.name} {...field} range={range} live={live} />;
        }
        if (filter.kind === 'yes' || filter.kind === 'with') return null;
        return <OneField key={filter.name} {...field} value={typeof value === 'string' ? value : ''} />;
      })}
    </div>
  );
}

interface FieldOf {
  filter: FilterRow;
  /** Empty for none. */
  value: string;
  onChange: (value: FilterValue | null) => void;
}

/** A label or a state to choose, or a day. */
function OneField({ filter: { name, kind }, value, onChange }: FieldOf) {
  const { t } = useTranslation();
  const id = useId();
  const field = { id, name, value };
  const [any, choices] =
    kind === 'state'
      ? [t('search.anyState'), askedStates.map((state) => ({ value: state, text: t(`search.states.${state}`) }))]
      : [t('search.anyLabel'), askedLabels.map((label) => ({ value: label, text: t('search.orBetter', { label }) }))];
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {t(`filters.${name}`)}
      </label>
      {kind !== 'day' ? (
        <select
          {...field}
          className={selectStyle}
          onChange={({ currentTarget }) =>
            onChange(choices.find((choice) => choice.value === currentTarget.value)?.value ?? null)
          }
        >
          <option value="">{any}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          type="date"
          className={fieldStyle}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        />
      )}
    </div>
  );
}
