import { useTranslation } from '~/i18n/translation.ts';
import { Strip } from '~/ui/Strip.tsx';
import { ItemGrid, itemsVariable, type Item } from './item-layout.tsx';
import type { ModuleBase } from './module-view.ts';

interface Props {
  module: ModuleBase;
  items: Item[];
}

/** A module's items in its view: rows of cards, a list, or a slider with as many cards at once as a row has. */
export function Items({ module, items }: Props) {
  const { t } = useTranslation();
  const { view, itemsPerRow, title } = module;
  if (view !== 'slider') return <ItemGrid module={module} items={items} />;
  return (
    <div style={itemsVariable(itemsPerRow)}>
      <Strip label={title?.text ?? t('carousel.role')} slides={items} />
    </div>
  );
}
