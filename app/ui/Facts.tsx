import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  name: ReactNode;
  value: ReactNode;
}

/** A quiet table of facts: names left, values right, hairlines between. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="figures">
      {facts.map(({ key, name, value }) => (
        <div
          key={key}
          className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2 last:border-b print:break-inside-avoid"
        >
          <dt className="text-slate-soft">{name}</dt>
          <dd className="min-w-0 grow text-right break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
