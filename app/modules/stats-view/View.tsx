import { useTranslation } from 'react-i18next';
import { formatNumber } from '~/listings/rules/number.ts';
import { itemsVariable } from '../Items.tsx';
import type { ModuleOf } from '../registry.ts';

/** Figures of the agency; a list puts each beside its words. */
export function View({ module: { figures, view, itemsPerRow } }: { module: ModuleOf<'statsViewModule'> }) {
  const { t } = useTranslation();
  const list = view === 'list';
  return (
    <dl className={list ? 'grid gap-3' : 'item-grid'} style={list ? undefined : itemsVariable(itemsPerRow)}>
      {figures.map(({ statistic, value }) => (
        <div
          key={statistic}
          className={`border-t border-slate pt-3 ${list ? 'flex flex-row-reverse items-baseline justify-end gap-4' : 'flex flex-col-reverse justify-end'}`}
        >
          <dt>{t(`stats.${statistic}`)}</dt>
          <dd className="font-serif text-display figures">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
