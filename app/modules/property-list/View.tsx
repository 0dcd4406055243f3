import { useTranslation } from '~/i18n/translation.ts';
import { PropertyCardView } from '~/listings/cards/PropertyCardView.tsx';
import { linkStyle } from '~/ui/button.ts';
import { cardView, itemLevel } from '../item-layout.tsx';
import { Items } from '../Items.tsx';
import type { Loaded } from '../module-view.ts';
import type { load } from './load.server.ts';

/** A list of properties, such as the latest offers. */
export function View({ module }: { module: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { cards, all } = module;
  if (cards.length === 0) return <p>{t('results.none')}</p>;
  const sizes = `(min-width: 1280px) ${Math.round(1216 / module.itemsPerRow)}px, (min-width: 767px) 50vw, calc(100vw - 2rem)`;
  return (
    <>
      <Items
        module={module}
        items={cards.map((card) => ({
          key: card.id,
          content: (
            <PropertyCardView card={card} headingLevel={itemLevel(module)} view={cardView(module)} sizes={sizes} />
          ),
        }))}
      />
      {all && (
        <p className="mt-8">
          <a href={all.path} className={linkStyle}>
            {t(`results.all.${all.goal}`)}
          </a>
        </p>
      )}
    </>
  );
}
