import { useTranslation } from '~/i18n/translation.ts';
import { Tag } from '~/ui/Tag.tsx';
import type { Goal } from '../domain/codes.ts';
import { unitAfter } from '../domain/price-words.ts';
import type { PriceText } from '../domain/rules/price.ts';

/** The price as displayed (requirements 9.9): hidden, replaced by a marquee's name, or preceded by "starting from". */
export function Price({ price, goal }: { price: PriceText; goal: Goal }) {
  const { t } = useTranslation();
  switch (price.kind) {
    case 'marquee':
      return <>{price.label ?? (price.marquee === 'none' ? t('price.onRequest') : t(`marquee.${price.marquee}`))}</>;
    case 'hidden':
      return <>{t('price.onRequest')}</>;
    case 'price': {
      const after = unitAfter(price, goal, t);
      // `formatPrice` returns NaN for an amount that cannot be formatted; visitors must not see that.
      if (price.text === 'NaN') return <>{t('price.onRequest')}</>;
      return (
        <>
          {price.startingFrom && <span className="text-[0.65em]">{t('price.startingFrom')} </span>}
          <span className="whitespace-nowrap figures">{price.text}</span>
          {after && <span className="text-[0.65em]"> {after}</span>}
        </>
      );
    }
  }
}

/** "New", "Sold"… on a picture. */
export function Badge({
  badge,
  tone,
}: {
  badge: 'new' | 'sold' | 'rented' | { label: string } | null;
  tone?: 'plain' | 'highlight';
}) {
  const { t } = useTranslation();
  if (badge === null) return null;
  return <Tag tone={tone}>{typeof badge === 'string' ? t(`marquee.${badge}`) : badge.label}</Tag>;
}
