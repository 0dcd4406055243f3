import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  name: ReactNode;
  value: ReactNode;
}

/** A table of facts: names left, values right, hairlines between. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="figures">
      {facts.map(({ key, name, value }) => (
        <div key={key} className="fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
