'use client';

import { useState } from 'react';
import { conditions, features, number, orders, prices, rooms } from './constants.js';
import { Icon } from './Icon.jsx';

/** The filters of the results. */
export function Search({ options }) {
  const { types, places, counts } = options;
  return (
    <details className="search-fold" open>
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        <span>Filters</span>
        <Icon name="chevron" />
      </summary>
      <form role="search" action="/nl/te-koop/" className="search-filters grid gap-6">
        <fieldset className="flex flex-wrap gap-4 border-0 p-0">
          <legend className="sr-only">Doel</legend>
          <Choice type="radio" name="goal" value="sale" label="Te koop" isChosen />
          <Choice type="radio" name="goal" value="rent" label="Te huur" />
        </fieldset>
        <label className="grid gap-1 text-small font-semibold">
          <span>Gemeente of referentie</span>
          <input name="search" autoComplete="off" className="min-h-11 rounded-base border border-slate-soft px-3" />
        </label>
        <fieldset className="search-cell">
          <legend className="text-small font-semibold">Streek</legend>
          <ul className="grid gap-1">
            {places.sale.map(({ id, name, count }) => (
              <li key={id}>
                <Choice type="checkbox" name="place" value={id} label={name} count={count} />
              </li>
            ))}
          </ul>
        </fieldset>
        <fieldset className="search-cell">
          <legend className="text-small font-semibold">Type</legend>
          {types.map(({ webId, name }) => (
            <Choice key={webId} type="checkbox" name="type" value={webId} label={name} count={counts.types[webId]} />
          ))}
        </fieldset>
        <fieldset className="search-cell">
          <legend className="text-small font-semibold">Kenmerken</legend>
          {Object.entries(features).map(([value, label]) => (
            <Choice key={value} type="checkbox" name="has" value={value} label={label} count={counts.features[value]} />
          ))}
        </fieldset>
        <fieldset className="search-cell">
          <legend className="text-small font-semibold">Staat</legend>
          {Object.entries(conditions).map(([value, label]) => (
            <Choice
              key={value}
              type="radio"
              name="condition"
              value={value}
              label={label}
              count={counts.options.condition[value]}
            />
          ))}
        </fieldset>
        <fieldset className="search-cell">
          <legend className="text-small font-semibold">Energielabel</legend>
          {Object.entries(counts.options.epc).map(([value, count]) => (
            <Choice key={value} type="radio" name="epc" value={value} label={value} count={count} />
          ))}
        </fieldset>
        <fieldset className="search-cell">
          <legend className="text-small font-semibold">Prijs</legend>
          <Amounts name="min" label="Van" />
          <Amounts name="max" label="Tot" />
        </fieldset>
        <fieldset className="search-cell">
          <legend className="text-small font-semibold">Kamers</legend>
          {Object.entries(rooms).map(([name, label]) => (
            <Counter key={name} name={name} label={label} />
          ))}
        </fieldset>
        <label className="grid gap-1 text-small font-semibold">
          <span>Sorteren</span>
          <select name="sort" className="min-h-11 rounded-base border border-slate-soft px-3">
            {orders.map((order) => (
              <option key={order}>{order}</option>
            ))}
          </select>
        </label>
        <button
          type="submit"
          className="min-h-11 cursor-pointer rounded-base border border-current px-4 font-semibold hover:bg-slate hover:text-surface"
        >
          Zoeken
        </button>
      </form>
    </details>
  );
}

function Choice({ type, name, value, label, count, isChosen = false }) {
  return (
    <label className="inline-flex min-h-9 items-center gap-2 text-small">
      <input type={type} name={name} value={value} defaultChecked={isChosen} className="size-4 accent-brick" />
      <span>{label}</span>
      {count !== undefined && <span className="text-slate-soft figures">{`(${count})`}</span>}
    </label>
  );
}

function Amounts({ name, label }) {
  return (
    <label className="grid gap-1 text-small">
      <span>{label}</span>
      <select name={name} className="min-h-11 rounded-base border border-slate-soft px-3 figures">
        {prices.map((price) => (
          <option key={price} value={price}>{`€ ${number.format(price)}`}</option>
        ))}
      </select>
    </label>
  );
}

function Counter({ name, label }) {
  const [count, setCount] = useState(0);
  const step = (by) => () => setCount(Math.max(0, count + by));
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={name} className="text-small">
        {label}
      </label>
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-label={`Minder ${label}`}
          className="grid size-11 place-items-center"
          onClick={step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={name}
          name={name}
          inputMode="numeric"
          value={count}
          className="w-11 text-center figures"
          onChange={({ target }) => setCount(Number(target.value) || 0)}
        />
        <button
          type="button"
          aria-label={`Meer ${label}`}
          className="grid size-11 place-items-center"
          onClick={step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
