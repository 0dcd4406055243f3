import { RichText } from '~/content/rich-text/RichText.tsx';
import { Breadcrumb } from '~/site/Breadcrumb.tsx';
import { Image } from '~/ui/Image.tsx';
import type { ArticleDetail } from './article.server.ts';

export function ArticleView({ article }: { article: ArticleDetail }) {
  const { title, date, day, excerpt, body, image, trail, edit } = article;
  return (
    <article className="page-width grid gap-6 py-8 tablet:py-12">
      <Breadcrumb trail={trail} />
      <h1 className="text-display" lang={title.lang} data-sanity={edit.title}>
        {title.text}
      </h1>
      {date && (
        <p className="text-small text-slate-soft">
          <time dateTime={date}>{day}</time>
        </p>
      )}
      {excerpt && (
        <p className="max-w-text text-lead" lang={excerpt.lang} data-sanity={edit.excerpt}>
          {excerpt.text}
        </p>
      )}
      {image && (
        <div data-sanity={edit.image}>
          <Image
            image={image}
            widths={[640, 960, 1280, 1600]}
            sizes="(min-width: 1280px) 1216px, 100vw"
            ratio="card"
            priority
            className="w-full"
          />
        </div>
      )}
      {body && (
        <div className="max-w-text" lang={body.lang} data-sanity={edit.body}>
          <RichText blocks={body.blocks} />
        </div>
      )}
    </article>
  );
}
