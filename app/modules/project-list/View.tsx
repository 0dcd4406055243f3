import { useTranslation } from 'react-i18next';
import { ProjectCardView } from '~/projects/ProjectCardView.tsx';
import { cardView, itemLevel, Items } from '../Items.tsx';
import type { ModuleOf } from '../registry.ts';

export function View({ module }: { module: ModuleOf<'projectListModule'> }) {
  const { t } = useTranslation();
  if (module.cards.length === 0) return <p>{t('project.none')}</p>;
  return (
    <Items
      frame={module}
      items={module.cards.map((card) => ({
        key: card.id,
        content: <ProjectCardView card={card} view={cardView(module)} headingLevel={itemLevel(module)} />,
      }))}
    />
  );
}
