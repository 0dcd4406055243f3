import { useId, useRef, type InputHTMLAttributes } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { fieldStyle } from '~/ui/field.ts';
import { Combobox } from '~/ui/Combobox.tsx';
import { formatNumber } from '../domain/rules/number.ts';
import type { CityOption } from './search-options.ts';
import { placeText } from './place-text.ts';
import { cityValue } from './search-query.ts';
import type { CityChoice, SearchCriteria } from '../domain/criteria.ts';
import type { PlaceChoice } from '../places/place.ts';
import { searchLimits } from './search-params.ts';
import type { FieldProps } from './field-props.ts';
import { useTakeOver } from './use-take-over.ts';

const cell = { root: 'search-cell', label: 'search-cell-label', input: 'search-cell-field' };

type Chosen = Pick<SearchCriteria, 'cities' | 'places'>;

interface Props extends Omit<FieldProps, 'change'> {
  cities: readonly CityOption[];
  places: readonly PlaceChoice[];
  onChoose: (chosen: Chosen) => void;
  /** Text that was typed but not picked from the list. */
  typed: string;
  onType: (typed: string) => void;
}

/**
 * Combobox for several cities and larger places, found by name or zip; unpicked text is searched as well. The plain
 * form takes one place at a time; it is removed with the chips above the results.
 */
export function CityField({ draft, live, place, step, cities, places, onChoose, typed, onType }: Props) {
  const { t, language } = useTranslation();
  const id = useId();
  const figure = (count: number) => formatNumber(count, { language: language });
  const listed = withUnknown(cities, draft.cities);
  const chosen = [...draft.cities.map(cityValue), ...draft.places];
  const field = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  // Visitors who are already typing keep the focus.
  useTakeOver(() => {
    if (!live || !hadFocus.current) return;
    hadFocus.current = false;
    if (step?.applies()) step.open();
    else field.current?.focus();
    // Runs once, when the combobox replaces the plain field.
  }, [live]);
  if (live) {
    const noteOf = (count: number) => {
      const total = figure(count);
      return { note: total, noteLabel: t('search.found', { count, total }) };
    };
    return (
      <Combobox
        label={t('search.city')}
        name="city"
        field={field}
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
  const inWords = [
    ...listed.filter(({ value }) => chosen.includes(value)).map(({ name, zip }) => `${name} ${zip}`),
    ...places.filter((each) => chosen.includes(each.id)).map((each) => placeText(t, each)),
  ].join(', ');
  return (
    <div className={place === 'bar' ? 'search-cell' : ''}>
      <label htmlFor={id} className={place === 'bar' ? 'search-cell-label' : 'search-section-label'}>
        {t('search.city')}
      </label>
      <PlainField
        id={id}
        className={place === 'bar' ? 'search-cell-field' : fieldStyle}
        placeholder={inWords || t('search.allCities')}
        onLeave={(text, focused) => {
          hadFocus.current = focused;
          if (text !== '') onType(text);
        }}
      />
      {chosen.map((value) => (
        <input key={value} type="hidden" name="city" value={value} />
      ))}
    </div>
  );
}

interface PlainFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'placeholder'> {
  /** Called when the combobox replaces this field, with its text and whether it has focus. */
  onLeave: (text: string, focused: boolean) => void;
}

/** A place as free text, interpreted by the server: a list of all places would make up a twelfth of the page. */
function PlainField({ onLeave, ...field }: PlainFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useTakeOver(() => {
    const element = input.current;
    return () => {
      if (element) onLeave(element.value, document.activeElement === element);
    };
    // Only the final text matters.
  }, []);
  return (
    <input ref={input} {...field} name="place" type="text" autoComplete="off" maxLength={searchLimits.textLength} />
  );
}

/**
 * The listed cities, plus cities from the URL that are missing there: named in another language, or without listings
 * for this goal.
 */
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
