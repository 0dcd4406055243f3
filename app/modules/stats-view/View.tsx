import { useTranslation } from '~/i18n/translation.ts';
import { formatNumber } from '~/listings/domain/rules/number.ts';
import { itemsVariable } from '../item-layout.tsx';
import { Items } from '../Items.tsx';
import type { Loaded } from '../module-view.ts';
import type { Figure, load } from './load.server.ts';

/** Figures about the agency; the list view puts each beside its label. */
export function View({ module }: { module: Loaded<typeof load> }) {
  const { figures, view, itemsPerRow } = module;
  if (view === 'slider') {
    const items = figures.map((figure) => ({
      key: figure.statistic,
      content: (
        <dl>
          <Figure figure={figure} />
        </dl>
      ),
    }));
    return <Items module={module} items={items} />;
  }
  const list = view === 'list';
  return (
    <dl className={list ? 'grid gap-3' : 'item-grid'} style={list ? undefined : itemsVariable(itemsPerRow)}>
      {figures.map((figure) => (
        <Figure key={figure.statistic} figure={figure} list={list} />
      ))}
    </dl>
  );
}

function Figure({ figure: { statistic, value }, list = false }: { figure: Figure; list?: boolean }) {
  const { t, language } = useTranslation();
  const shape = list ? 'flex flex-row-reverse items-baseline justify-end gap-4' : 'flex flex-col-reverse justify-end';
  return (
    <div className={`border-t border-slate pt-3 ${shape}`}>
      <dt>{t(`stats.${statistic}`)}</dt>
      <dd className="font-serif text-display figures">{formatNumber(value, { language: language })}</dd>
    </div>
  );
}
