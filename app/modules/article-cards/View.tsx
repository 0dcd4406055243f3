import { useTranslation } from '~/i18n/translation.ts';
import { ContentLink } from '~/content/ContentLink.tsx';
import { Image } from '~/ui/Image.tsx';
import { itemLevel, Items } from '../Items.tsx';
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
    <article className={`group relative grid content-start gap-3 ${list ? 'tablet:grid-cols-[250px_1fr]' : ''}`}>
      {image && (
        <div className="aspect-[3/2] overflow-hidden bg-line">
          <Image
            image={{ ...image, alt: '' }}
            ratio="card"
            widths={[400, 640, 800]}
            sizes="(min-width: 1280px) 410px, (min-width: 767px) 50vw, 100vw"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="grid content-start gap-1">
        {date && (
          <p className="text-small text-slate-soft">
            <time dateTime={date}>{day}</time>
          </p>
        )}
        <Heading className="text-title" lang={title.lang}>
          {link ? (
            <ContentLink link={link} className="group-hover:underline after:absolute after:inset-0">
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
