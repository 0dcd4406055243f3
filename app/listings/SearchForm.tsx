import { Form, useNavigate } from '@remix-run/react';
import { ChevronDown, Search } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '~/ui/button.ts';
import { coveredStyle, fieldStyle, labelStyle, selectStyle } from '~/ui/field.ts';
import { goals, priceRanges, roomFields, type Goal } from './codes.ts';
import type { SearchCriteria } from './criteria.ts';
import { formatPrice } from './rules/price.ts';
import type { SearchOptions } from './search-options.ts';
import { cityValue, parseSearch, searchQuery } from './search-params.ts';
import './search-bar.css';

interface Props {
  options: SearchOptions;
  /** Where each goal's results are. */
  paths: Record<Goal, string>;
  criteria: SearchCriteria;
  /** On the results page the goal is the page, so the form does not ask for it. */
  askGoal?: boolean;
}

/** Steps of the price lists; any other price can stand in the URL. */
const priceSteps: Record<Goal, number[]> = {
  sale: [100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000],
  rent: [500, 700, 800, 900, 1_000, 1_200, 1_500, 1_800],
};

/**
 * The search as a GET form whose query is that of spec §7. It works without JavaScript; with it, changing the goal resets
 * price and types (spec §4).
 */
export function SearchForm({ options, paths, criteria, askGoal = false }: Props) {
  const { t } = useTranslation();
  const [goal, setGoal] = useState(criteria.goal);
  const navigate = useNavigate();
  const kept = goal === criteria.goal ? criteria : null;
  const { fields } = options;
  const types = options.types.filter((type) => type.goals.includes(goal));
  // A plain form sends its empty fields as well; the URL shows only what was chosen (spec §7).
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') query.append(name, value);
    navigate(paths[goal] + searchQuery(parseSearch(goal, query)));
  };
  return (
    // The key empties the fields when a navigation changes the search under them.
    <Form key={JSON.stringify(criteria)} action={paths[goal]} onSubmit={submit} role="search" className="grid gap-3">
      {askGoal && (
        <fieldset className="flex gap-6 text-lead">
          <legend className="sr-only">{t('search.goal')}</legend>
          {goals.map((each) => (
            <label
              key={each}
              className="relative inline-flex min-h-11 cursor-pointer items-center border-b-2 border-transparent text-slate-soft hover:text-slate has-checked:border-brick has-checked:font-semibold has-checked:text-slate has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brick"
            >
              <input
                type="radio"
                name="goal"
                value={each}
                checked={goal === each}
                onChange={() => setGoal(each)}
                className={coveredStyle}
              />
              {t(`goal.${each}`)}
            </label>
          ))}
        </fieldset>
      )}
      <div className="search-bar">
        {fields.city && (
          <Select
            name="city"
            label={t('search.city')}
            all={t('search.allCities')}
            chosen={criteria.cities.map(cityValue)}
            entries={options.cities[goal].map((city) => ({
              value: cityValue(city),
              text: t('search.cityOption', { city: city.name, zip: city.zip, count: city.count }),
            }))}
          />
        )}
        {fields.type && (
          <Select
            key={`type-${goal}`}
            name="type"
            label={t('search.type')}
            all={t('search.allTypes')}
            chosen={(kept?.types ?? []).map(String)}
            entries={types.map((type) => ({ value: String(type.webId), text: type.name }))}
          />
        )}
        {fields.price && <PriceFields key={`price-${goal}`} goal={goal} price={kept?.price ?? null} />}
        <button type="submit" className={`${buttonStyles.main} search-submit`}>
          <Search size={20} aria-hidden />
          {t('search.submit')}
        </button>
      </div>
      <MoreFields rooms={fields.rooms} criteria={criteria} />
    </Form>
  );
}

interface SelectProps {
  name: string;
  label: string;
  /** The entry that means no condition. */
  all: string;
  chosen: readonly string[];
  entries: { value: string; text: string }[];
}

/** Choices beyond the first travel as hidden fields: the URL may hold several, the list shows one. */
function Select({ name, label, all, chosen, entries }: SelectProps) {
  const { t } = useTranslation();
  const id = useId();
  const [first, ...others] = chosen;
  const known = entries.some((entry) => entry.value === first);
  return (
    <div className="search-cell">
      <label htmlFor={id} className="search-cell-label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={first ?? ''} className="search-cell-field select-arrow">
        <option value="">{entries.length === 0 ? t('search.noOption') : all}</option>
        {first !== undefined && !known && <option value={first}>{first.replace('|', ' ')}</option>}
        {entries.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {others.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}

function PriceFields({ goal, price }: { goal: Goal; price: SearchCriteria['price'] }) {
  const { t } = useTranslation();
  const id = useId();
  const range = priceRanges[goal];
  const [min, max] = [price?.min ?? range.min, price?.max ?? range.max];
  const steps = (chosen: number) =>
    [...new Set([...priceSteps[goal], chosen])]
      .filter((step) => step > range.min && step < range.max)
      .sort((a, b) => a - b);
  const ends = [
    { name: 'minprice', label: t('search.minPrice'), chosen: min, none: range.min },
    { name: 'maxprice', label: t('search.maxPrice'), chosen: max, none: range.max },
  ];
  return (
    <fieldset className="search-price">
      <legend className="sr-only">{t('search.price')}</legend>
      {ends.map(({ name, label, chosen, none }) => (
        <div key={name} className="search-cell">
          <label htmlFor={`${id}-${name}`} className="search-cell-label">
            {label}
          </label>
          <select id={`${id}-${name}`} name={name} defaultValue={chosen} className="search-cell-field select-arrow">
            <option value={none}>{t('search.anyPrice')}</option>
            {steps(chosen).map((step) => (
              <option key={step} value={step}>
                {formatPrice(step)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}

const mostRooms = 6;

/** What fewer visitors ask for; open where something of it is set. */
function MoreFields({ rooms, criteria }: { rooms: SearchOptions['fields']['rooms']; criteria: SearchCriteria }) {
  const { t } = useTranslation();
  const id = useId();
  const used = criteria.text !== '' || Object.keys(criteria.rooms).length > 0;
  return (
    <details open={used} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 underline decoration-1 underline-offset-4">
        {t('search.more')}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-4 tablet:grid-cols-3 desktop:grid-cols-[2fr_repeat(5,1fr)]">
        <div className="col-span-2 tablet:col-span-1">
          <label htmlFor={`${id}-text`} className={labelStyle}>
            {t('search.text')}
          </label>
          <input
            id={`${id}-text`}
            name="search"
            type="search"
            maxLength={100}
            defaultValue={criteria.text}
            className={fieldStyle}
          />
        </div>
        {roomFields
          .filter(({ field }) => rooms.includes(field))
          .map(({ field, parameter }) => {
            const chosen = criteria.rooms[parameter] ?? 0;
            return (
              <div key={field}>
                <label htmlFor={`${id}-${parameter}`} className={labelStyle}>
                  {t(`rooms.${field}`)}
                </label>
                <select id={`${id}-${parameter}`} name={parameter} defaultValue={chosen} className={selectStyle}>
                  {Array.from({ length: Math.max(mostRooms, chosen) + 1 }, (_, count) => (
                    <option key={count} value={count}>
                      {count === 0 ? t('search.anyCount') : t('search.atLeast', { count })}
                    </option>
                  ))}
                </select>
              </div>
            );
          })}
      </div>
    </details>
  );
}
