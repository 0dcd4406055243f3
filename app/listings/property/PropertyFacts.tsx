import { useTranslation } from 'react-i18next';
import { Facts } from '~/ui/Facts.tsx';
import type { FactGroup } from './property-facts.ts';

/** All that is known of a property, in groups: the group's name beside its table. */
export function PropertyFacts({ groups }: { groups: readonly FactGroup[] }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-8">
      {groups.map(({ key, facts }) => (
        <section
          key={key}
          aria-labelledby={`facts-${key}`}
          className="grid gap-x-8 gap-y-3 tablet:grid-cols-[11rem_1fr]"
        >
          <h3 id={`facts-${key}`} className="pt-1.5 text-title">
            {t(`factGroups.${key}`)}
          </h3>
          <Facts
            facts={facts.map(({ key: fact, value }) => ({
              key: fact,
              name: t(`facts.${fact}`),
              value: typeof value === 'string' ? value : t(value ? 'facts.yes' : 'facts.no'),
            }))}
          />
        </section>
      ))}
    </div>
  );
}
