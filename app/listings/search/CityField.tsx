import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { selectStyle } from '~/ui/field.ts';
import { Combobox } from '~/ui/Combobox.tsx';
import { formatNumber } from '../domain/rules/number.ts';
import type { CityOption } from './search-options.ts';
import { cityValue } from './search-query.ts';
import type { CityChoice } from '../domain/criteria.ts';
import { searchLimits } from './search-params.ts';
import type { FieldProps } from './field-props.ts';

const cell = { root: 'search-cell', label: 'search-cell-label', input: 'search-cell-field' };

interface Props extends Omit<FieldProps, 'change'> {
  cities: CityOption[];
  onChoose: (cities: CityChoice[]) => void;
  /** What was typed and not picked. */
  typed: string;
  onType: (typed: string) => void;
}

/**
 * Several cities, found by name or zip; what is typed and not picked is searched as well. The plain form adds one city at a time; chips
 * above the results take them away.
 */
export function CityField({ draft, live, place, cities, onChoose, typed, onType }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const entries = withUnknown(cities, draft.cities);
  const chosen = draft.cities.map(cityValue);
  if (live) {
    return (
      <Combobox
        label={t('search.city')}
        name="city"
        {...(place === 'bar' ? { cell } : {})}
        placeholder={t('search.allCities')}
        emptyText={t('search.noOption')}
        noneText={t('search.asText', { text: typed.trim() })}
        options={entries.map(({ value, name, zip, count }) => ({
          value,
          text: `${name} ${zip}`,
          ...(count === null ? {} : { note: formatNumber(count), noteLabel: t('search.found', shown(count)) }),
        }))}
        chosen={chosen}
        onChange={(values) =>
          onChoose(values.flatMap((value) => entries.find((entry) => entry.value === value)?.choice ?? []))
        }
        typed={typed}
        onType={onType}
        maxLength={searchLimits.textLength}
      />
    );
  }
  return (
    <div className={place === 'bar' ? 'search-cell' : ''}>
      <label htmlFor={id} className={place === 'bar' ? 'search-cell-label' : 'search-section-label'}>
        {t('search.city')}
      </label>
      <select
        id={id}
        name="city"
        defaultValue=""
        className={place === 'bar' ? 'search-cell-field select-arrow' : selectStyle}
      >
        <option value="">
          {entries.length === 0
            ? t('search.noOption')
            : chosen.length > 0
              ? t('search.anotherCity')
              : t('search.allCities')}
        </option>
        {entries
          .filter(({ value }) => !chosen.includes(value))
          .map(({ value, name, zip, count }) => (
            <option key={value} value={value}>
              {t('search.cityOption', { city: name, zip, count: count ?? 0 })}
            </option>
          ))}
      </select>
      {chosen.map((value) => (
        <input key={value} type="hidden" name="city" value={value} />
      ))}
    </div>
  );
}

function shown(count: number) {
  return { count, total: formatNumber(count) };
}

/** The list, and what the URL names beyond it: in another language, or without listings of this goal. */
function withUnknown(cities: readonly CityOption[], chosen: readonly CityChoice[]) {
  const listed = cities.map(({ name, zip, count }) => ({
    value: cityValue({ name, zip }),
    name,
    zip,
    count: count as number | null,
    choice: { name: name.toLowerCase(), zip },
  }));
  const others = chosen
    .filter((choice) => !listed.some(({ value }) => value === cityValue(choice)))
    .map((choice) => ({ value: cityValue(choice), ...choice, count: null, choice }));
  return [...listed, ...others];
}
