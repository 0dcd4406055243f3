import { colon } from '~/i18n/colon.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { Image } from '~/ui/Image.tsx';
import { Badge, Price } from './Price.tsx';
import type { PropertyCard } from './property-card.ts';

/** A property in the banner's slideshow: a large picture with the facts beside it. */
export function PropertySlide({ card, priority }: { card: PropertyCard; priority: boolean }) {
  const { t, language } = useTranslation();
  const [image] = card.images;
  return (
    <article className="group relative grid h-full bg-limestone desktop:grid-cols-[2fr_1fr]">
      <div className="aspect-[3/2] overflow-hidden bg-line desktop:aspect-[2/1]">
        {image ? (
          <Image
            image={image}
            ratio="card"
            widths={[640, 960, 1280]}
            sizes="(min-width: 1280px) 811px, 100vw"
            priority={priority}
            className="size-full object-cover"
          />
        ) : (
          <p className="grid size-full place-items-center">{t('property.noPhoto')}</p>
        )}
      </div>
      <div className="grid content-end gap-2 p-6 desktop:p-8">
        <div>
          <Badge badge={card.badge} />
        </div>
        <h2 className="text-title" lang={card.title.lang}>
          <a href={card.path} className="group-hover:underline after:absolute after:inset-0">
            {card.titlePrefix && t(`property.${card.titlePrefix}Prefix`) + colon(language)}
            {card.title.text}
          </a>
        </h2>
        <p className="font-serif text-heading">
          <Price price={card.price} goal={card.goal} />
        </p>
        {card.charges !== null && (
          <p className="text-small text-slate-soft figures">{t('price.plusCharges', { amount: card.charges })}</p>
        )}
        <p className="text-small text-slate-soft">{card.place}</p>
      </div>
    </article>
  );
}
