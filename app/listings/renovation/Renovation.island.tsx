import { useState } from 'react';
import { linkStyle } from '~/ui/button.ts';
import { choiceMarkStyle, choiceStyle } from '~/ui/field.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { monthlyCost, usualFinancing } from '../costs/monthly-cost.ts';
import { formatPrice } from '../domain/rules/price.ts';
import type { RenovationView } from './renovation-view.ts';

export const wakes = 'visible';

/**
 * The renovation that a home's label requires, with estimated costs: works can be deselected, and the monthly cost
 * follows.
 */
export default function Renovation({ renovation }: { renovation: RenovationView }) {
  const { rule, works, costs, premium, texts } = renovation;
  const alive = useHydrated();
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = works.filter(({ key }) => !left.includes(key));
  const least = sum(chosen.map((work) => work.least));
  const most = sum(chosen.map((work) => work.most));
  const monthWith = costs && ((works: number) => monthlyCost(costs, usualFinancing(costs), works));
  return (
    <section aria-labelledby="renovation" className="print:hidden">
      <h2 id="renovation" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-text">{rule}</p>
      {works.length > 0 && (
        <>
          {/* Without JavaScript all works are included. */}
          <fieldset disabled={!alive} className="mt-6 min-w-0">
            <legend className="text-title">{texts.works}</legend>
            {works.map(({ key, name, ...work }) => (
              <div key={key} className="renovation-work">
                <label className={choiceStyle}>
                  <input
                    type="checkbox"
                    checked={!left.includes(key)}
                    onChange={({ currentTarget: { checked } }) =>
                      setLeft(checked ? left.filter((each) => each !== key) : [...left, key])
                    }
                    className={choiceMarkStyle}
                  />
                  {name}
                </label>
                <span>{between(work.least, work.most)}</span>
              </div>
            ))}
          </fieldset>
          <div role="status" className="border-t border-line">
            <Sum name={texts.total} value={between(least, most)} />
            {monthWith && (
              <>
                <Sum name={texts.without} value={formatPrice(monthWith(0))} />
                <Sum name={texts.monthly} value={between(monthWith(least), monthWith(most))} />
              </>
            )}
          </div>
          <p className="mt-4 max-w-text text-small text-slate-soft">{texts.note}</p>
        </>
      )}
      <p className="mt-4">
        <a href={premium.url} target="_blank" rel="noopener noreferrer" className={linkStyle}>
          {premium.text}
        </a>
      </p>
    </section>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <p className="costs-sum">
      <span>{name}</span>
      <strong className="font-serif text-title font-medium">{value}</strong>
    </p>
  );
}

/** `€ 1.300 – € 1.450`; a single amount if both are equal. */
function between(least: number, most: number): string {
  return least === most ? formatPrice(least) : `${formatPrice(least)} – ${formatPrice(most)}`;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
