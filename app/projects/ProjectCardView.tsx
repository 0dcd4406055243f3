import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '~/listings/rules/format.ts';
import { formatPrice } from '~/listings/rules/price.ts';
import { Image } from '~/ui/Image.tsx';
import type { ProjectCard } from './project-card.ts';

/** A project as a card; one that has its own site leads there. */
export function ProjectCardView({ card, headingLevel = 3 }: { card: ProjectCard; headingLevel?: 2 | 3 | 4 | 5 }) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  const name = 'after:absolute after:inset-0 group-hover:underline';
  const day = formatDay(card.delivery ?? '');
  // The CRM's own words are a sentence already; a bare day needs one.
  const delivery = card.deliveryText?.text ?? (day && t('project.deliveryOn', { delivery: day }));
  return (
    <article className="group relative grid content-start gap-3">
      <div className="aspect-[3/2] overflow-hidden bg-line">
        {card.image ? (
          <Image
            image={card.image}
            ratio="card"
            widths={[400, 640, 800]}
            sizes="(min-width: 1280px) 410px, (min-width: 767px) 50vw, 100vw"
            className="size-full object-cover"
          />
        ) : (
          <p className="grid size-full place-items-center">{t('property.noPhoto')}</p>
        )}
      </div>
      <div className="grid gap-1">
        <Heading className="text-title" lang={card.title.lang}>
          {card.external ? (
            <a href={card.path} rel="noopener" className={name}>
              {card.title.text}
            </a>
          ) : (
            <Link to={card.path} className={name}>
              {card.title.text}
            </Link>
          )}
        </Heading>
        <p className="text-small text-slate-soft">{card.place}</p>
        <p className="text-small figures">
          {card.fromPrice !== null && `${t('price.startingFrom')} ${formatPrice(card.fromPrice)} · `}
          {t('project.unitsAvailable', { available: card.units.available, total: card.units.total })}
        </p>
        {delivery && (
          <p className="text-small" lang={card.deliveryText?.lang}>
            {delivery}
          </p>
        )}
      </div>
    </article>
  );
}
