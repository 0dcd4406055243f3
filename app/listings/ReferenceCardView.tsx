import { useTranslation } from 'react-i18next';
import { Image } from '~/ui/Image.tsx';
import { Tag } from '~/ui/Tag.tsx';
import type { ReferenceCard } from './reference-card.ts';

/** A property the agency sold or let: picture, what and where, and when. It leads nowhere, for nobody can have it any more. */
export function ReferenceCardView({ card, headingLevel = 3 }: { card: ReferenceCard; headingLevel?: 2 | 3 | 4 | 5 }) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="grid content-start gap-3">
      <div className="relative aspect-[3/2] overflow-hidden bg-line">
        {card.image ? (
          <Image
            image={{ ...card.image, alt: '' }}
            ratio="card"
            widths={[400, 640, 800]}
            sizes="(min-width: 1280px) 300px, (min-width: 767px) 50vw, 100vw"
            className="size-full object-cover"
          />
        ) : (
          <p className="grid size-full place-items-center">{t('property.noPhoto')}</p>
        )}
        <div className="absolute top-3 left-3">
          <Tag>{t(`marquee.${card.status}`)}</Tag>
        </div>
      </div>
      <div className="grid gap-1">
        <Heading className="font-sans text-base font-semibold tracking-normal" lang={card.title.lang}>
          {card.title.text}
        </Heading>
        <p className="text-small text-slate-soft">
          {card.place}
          {card.type && ` · ${card.type}`}
        </p>
        <p className="text-small text-slate-soft">
          <time dateTime={card.closedOn.slice(0, 7)}>{card.month}</time>
        </p>
      </div>
    </article>
  );
}
