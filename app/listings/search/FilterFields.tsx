import { useId } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { choiceMarkStyle, choiceStyle, fieldStyle, labelStyle, selectStyle } from '~/ui/field.ts';
import {
  askedLabels,
  askedStates,
  filtersOf,
  isBudget,
  isRange,
  type FilterName,
  type FilterRow,
  type FilterValue,
} from '../domain/filters.ts';
import { CountedChoice, leadsNowhere } from './CountedChoice.tsx';
import type { FieldProps } from './field-props.ts';
import { MonthField } from './MonthField.tsx';
import { RangeField } from './RangeField.tsx';
import { shownCount } from './shown-count.ts';

interface Props extends FieldProps {
  /** The filters that editors enabled. */
  names: readonly FilterName[];
}

/** Fields for all filters other than place, type, price and rooms: features first, then the rest. */
export function FilterFields({ draft, change, live, counts, names }: Props) {
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
            <label key={name} className={choiceStyle} data-none={leadsNowhere(counts?.features[name])}>
              <input
                type="checkbox"
                name={name}
                value="1"
                checked={filters[name] === true}
                onChange={(event) => put(name, event.currentTarget.checked || null)}
                className={choiceMarkStyle}
              />
              <CountedChoice name={t(`filters.${name}`)} count={counts?.features[name]} />
            </label>
          ))}
        </fieldset>
      )}
      {shown.map((filter) => {
        const value: FilterValue | undefined = filters[filter.name];
        const field = { filter, onChange: (next: FilterValue | null) => put(filter.name, next) };
        if (filter.kind === 'range') {
          return <RangeField key={filter.name} {...field} range={isRange(value) ? value : null} live={live} />;
        }
        if (filter.kind === 'budget') {
          return <MonthField key={filter.name} {...field} budget={isBudget(value) ? value : null} />;
        }
        if (filter.kind === 'yes' || filter.kind === 'with') return null;
        const counted = counts?.options[filter.name];
        return (
          <OneField key={filter.name} {...field} value={typeof value === 'string' ? value : ''} counts={counted} />
        );
      })}
    </div>
  );
}

interface FieldOf {
  filter: FilterRow;
  /** Empty string for none. */
  value: string;
  onChange: (value: FilterValue | null) => void;
  /** Number of homes per label or state; undefined while unknown. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** A select of labels or states, or a date input. */
function OneField({ filter: { name, kind }, value, onChange, counts }: FieldOf) {
  const { t, language } = useTranslation();
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
              {choice.text + (counts ? ` – ${shownCount(counts[choice.value] ?? 0, language).total}` : '')}
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
