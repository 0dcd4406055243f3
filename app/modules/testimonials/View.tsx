import { useTranslation } from '~/i18n/translation.ts';
import { ContentLink } from '~/content/ContentLink.tsx';
import { linkStyle } from '~/ui/button.ts';
import { Image } from '~/ui/Image.tsx';
import { Items } from '../Items.tsx';
import type { Loaded } from '../module-view.ts';
import type { TestimonialCard, load } from './load.server.ts';

export function View({ module }: { module: Loaded<typeof load> }) {
  return (
    <Items
      module={module}
      items={module.cards.map((card) => ({ key: card.id, content: <Testimonial card={card} /> }))}
    />
  );
}

function Testimonial({ card: { name, place, quote, link, image, rating } }: { card: TestimonialCard }) {
  const { t } = useTranslation();
  return (
    <figure className="grid content-start gap-4 border-t border-line pt-5">
      {quote && (
        <blockquote className="font-serif text-lead" lang={quote.lang}>
          {quote.text}
        </blockquote>
      )}
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {image && (
          <Image
            image={{ ...image, alt: '' }}
            ratio="square"
            widths={[160]}
            sizes="56px"
            className="size-14 shrink-0 rounded-full object-cover"
          />
        )}
        <span className="beside-portrait">
          <span className="block font-semibold">{name}</span>
          <span className="block text-small text-slate-soft">{place}</span>
          {rating !== null && <span className="block text-small">{t('testimonial.rating', { rating })}</span>}
        </span>
      </figcaption>
      {link && (
        <p>
          <ContentLink link={link} className={linkStyle}>
            {t('testimonial.readOn', { name })}
          </ContentLink>
        </p>
      )}
    </figure>
  );
}
