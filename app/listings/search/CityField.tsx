import { useId } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { selectStyle } from '~/ui/field.ts';
import { Combobox } from '~/ui/Combobox.tsx';
import { formatNumber } from '../domain/rules/number.ts';
import type { CityOption } from './search-options.ts';
import { placeText } from './place-text.ts';
import { cityValue } from './search-query.ts';
import type { CityChoice, SearchCriteria } from '../domain/criteria.ts';
import type { PlaceChoice } from '../places/place.ts';
import { searchLimits } from './search-params.ts';
import type { FieldProps } from './field-props.ts';

const cell = { root: 'search-cell', label: 'search-cell-label', input: 'search-cell-field' };

type Chosen = Pick<SearchCriteria, 'cities' | 'places'>;

interface Props extends Omit<FieldProps, 'change'> {
  cities: readonly CityOption[];
  places: readonly PlaceChoice[];
  onChoose: (chosen: Chosen) => void;
  /** What was typed and not picked. */
  typed: string;
  onType: (typed: string) => void;
}

/**
 * Several cities and what holds them, found by name or zip; what is typed and not picked is searched as well. The plain form adds one at a
 * time; chips above the results take them away.
 */
export function CityField({ draft, live, place, step, cities, places, onChoose, typed, onType }: Props) {
  const { t, language } = useTranslation();
  const id = useId();
  const figure = (count: number) => formatNumber(count, { language: language });
  const listed = withUnknown(cities, draft.cities);
  const chosen = [...draft.cities.map(cityValue), ...draft.places];
  if (live) {
    const noteOf = (count: number) => {
      const total = figure(count);
      return { note: total, noteLabel: t('search.found', { count, total }) };
    };
    return (
      <Combobox
        label={t('search.city')}
        name="city"
        {...(place === 'bar' ? { cell, elsewhere: step } : {})}
        alone={place === 'step'}
        placeholder={t('search.allCities')}
        emptyText={t('search.noOption')}
        noneText={t('search.asText', { text: typed.trim() })}
        options={[
          ...listed.map(({ value, name, zip, count }) => ({
            value,
            text: `${name} ${zip}`,
            weight: count ?? 0,
            ...(count === null ? {} : noteOf(count)),
          })),
          ...places.map((each) => ({ value: each.id, text: placeText(t, each), ...noteOf(each.count) })),
        ]}
        chosen={chosen}
        onChange={(values) =>
          onChoose({
            cities: values.flatMap((value) => listed.find((entry) => entry.value === value)?.choice ?? []),
            places: values.filter((value) => places.some((each) => each.id === value)),
          })
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
          {listed.length === 0
            ? t('search.noOption')
            : chosen.length > 0
              ? t('search.anotherCity')
              : t('search.allCities')}
        </option>
        {listed
          .filter(({ value }) => !chosen.includes(value))
          .map(({ value, name, zip, count }) => (
            <option key={value} value={value}>
              {t('search.cityOption', { city: name, zip, count: count ?? 0 })}
            </option>
          ))}
        {places
          .filter((each) => !chosen.includes(each.id))
          .map((each) => (
            <option key={each.id} value={each.id}>
              {`${placeText(t, each)} – ${figure(each.count)}`}
            </option>
          ))}
      </select>
      {chosen.map((value) => (
        <input key={value} type="hidden" name="city" value={value} />
      ))}
    </div>
  );
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
