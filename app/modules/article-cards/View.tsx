import { useTranslation } from '~/i18n/translation.ts';
import { ContentLink } from '~/content/ContentLink.tsx';
import { Image } from '~/ui/Image.tsx';
import '~/listings/cards/cards.css';
import { itemLevel } from '../item-layout.tsx';
import { Items } from '../Items.tsx';
import type { Loaded } from '../module-view.ts';
import type { ArticleCard, load } from './load.server.ts';

export function View({ module }: { module: Loaded<typeof load> }) {
  const { t } = useTranslation();
  if (module.cards.length === 0) return <p>{t('articles.none')}</p>;
  const list = module.view === 'list';
  return (
    <Items
      module={module}
      items={module.cards.map((card) => ({
        key: card.id,
        content: <ArticleCardView card={card} list={list} level={itemLevel(module)} />,
      }))}
    />
  );
}

function ArticleCardView({ card, list, level }: { card: ArticleCard; list: boolean; level: number }) {
  const Heading = `h${level}` as 'h2';
  const { title, excerpt, link, image, date, day } = card;
  return (
    <article className="card" data-view={list ? 'list' : undefined}>
      {image && (
        <div className="card-frame">
          <Image
            image={{ ...image, alt: '' }}
            ratio="card"
            widths={[400, 640, 800]}
            sizes="(min-width: 1280px) 410px, (min-width: 767px) 50vw, 100vw"
            className="card-picture"
          />
        </div>
      )}
      <div className="card-facts">
        {date && (
          <p className="card-text">
            <time dateTime={date}>{day}</time>
          </p>
        )}
        <Heading className="text-title" lang={title.lang}>
          {link ? (
            <ContentLink link={link} className="card-link">
              {title.text}
            </ContentLink>
          ) : (
            title.text
          )}
        </Heading>
        {excerpt && <p lang={excerpt.lang}>{excerpt.text}</p>}
      </div>
    </article>
  );
}
