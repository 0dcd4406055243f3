import { useTranslation } from '~/i18n/translation.ts';
import { ReferenceCardView } from '~/listings/cards/ReferenceCardView.tsx';
import { cardView, itemLevel } from '../item-layout.tsx';
import { Items } from '../Items.tsx';
import type { Loaded } from '../module-view.ts';
import type { load } from './load.server.ts';

/** The list "Sold and rented by us". */
export function View({ module }: { module: Loaded<typeof load> }) {
  const { t } = useTranslation();
  if (module.cards.length === 0) return <p>{t('references.none')}</p>;
  return (
    <Items
      module={module}
      items={module.cards.map((card) => ({
        key: card.id,
        content: <ReferenceCardView card={card} view={cardView(module)} headingLevel={itemLevel(module)} />,
      }))}
    />
  );
}
