import type { TFunction } from 'i18next';
import { useTranslation } from '~/i18n/translation.ts';
import { Facts } from '~/ui/Facts.tsx';
import { startingFrom } from '../domain/price-words.ts';
import { FloodSymbol } from './FloodSymbol.tsx';
import type { FactGroup, FactText, FactView } from './property-facts.ts';

/** All known facts of a property, in groups: the name of the group beside its table. */
export function PropertyFacts({ groups }: { groups: readonly FactGroup[] }) {
  const { t } = useTranslation();
  return (
    <div className="property-facts">
      {groups.map(({ key, facts, renovation }) => (
        <section key={key} aria-labelledby={`facts-${key}`} className="property-fact-group">
          <h3 id={`facts-${key}`} className="pt-1.5 text-title">
            {t(`factGroups.${key}`)}
          </h3>
          <div>
            <Facts
              facts={facts.map((fact) => ({
                key: fact.key,
                name: t(`facts.${fact.key}`),
                value: <Value value={fact.value} t={t} />,
              }))}
            />
            {renovation && (
              <p className="mt-3 text-small">
                {t('property.renovation', {
                  label: renovation.label,
                  since: renovation.since,
                  count: renovation.years,
                })}
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

function Value({ value, t }: { value: FactView['value']; t: TFunction }) {
  if (typeof value === 'string') return <>{value}</>;
  if (typeof value === 'boolean') return <>{t(value ? 'facts.yes' : 'facts.no')}</>;
  if ('startingFrom' in value) return <>{startingFrom(value.startingFrom, t)}</>;
  const text = t(textKey(value));
  if (value.words === 'factTexts' && value.key.startsWith('notStated'))
    return <span className="text-slate-soft">{text}</span>;
  if (value.words !== 'flood' || value.key !== 'D') return <>{text}</>;
  return (
    <span className="inline-flex items-center gap-2">
      {text} <FloodSymbol />
    </span>
  );
}

/** Dictionary keys of the texts; spelled out, so that the compiler checks them. */
function textKey(value: FactText) {
  switch (value.words) {
    case 'factTexts':
      return `factTexts.${value.key}` as const;
    case 'summons':
      return `summons.${value.key}` as const;
    case 'destinations':
      return `destinations.${value.key}` as const;
    case 'flood':
      return `flood.${value.key}` as const;
  }
}
