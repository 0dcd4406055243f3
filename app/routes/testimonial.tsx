import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/translation.ts';
import { RichText } from '~/content/rich-text/RichText.tsx';
import { contentPicture } from '~/content/picture.ts';
import { sources } from '~/content/source.ts';
import { localText, plainText } from '~/i18n/text.ts';
import { richText } from '~/modules/rich-text.server.ts';
import { testimonialPath } from '~/addresses/entity-paths.ts';
import { Image } from '~/ui/Image.tsx';
import { Breadcrumb } from '~/site/Breadcrumb.tsx';
import { pageMeta } from '~/site/meta.ts';
import { pageHead, trailOf } from '~/site/page-head.server.ts';
import { noLongerHere, viewVisit } from '~/site/visit.server.ts';
import { breadcrumbData } from '~/site/structured-data.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.head, data ? breadcrumbData(data.trail, data.origin) : []);

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'testimonial');
  const { language, choice, site, target, inMode } = visit;
  const index = await context.content.read(sources.testimonialIndex);
  const known = index.find(({ path }) => path?.[language] === target.params.slug);
  const stored = known && (await context.content.read(sources.testimonial, { id: known._id }));
  if (!stored) throw await noLongerHere(visit);

  const paths = visit.inEachLanguage((each) => {
    const slug = stored.path?.[each.language];
    return slug ? testimonialPath(slug, each.language) : null;
  });
  const name = stored.name ?? '';
  const where = plainText(stored.place, choice);
  const quote = localText(stored.quote, choice);
  const image = contentPicture(stored.image, choice);
  const listPage = site.pages.byType('testimonials');
  return {
    name,
    where,
    quote,
    image,
    rating: stored.rating ?? null,
    website: /^https?:/.test(stored.website ?? '') ? (stored.website ?? null) : null,
    edit: visit.edits({ id: known._id, type: 'testimonial' })('quote', language),
    body: await richText(stored.body, visit),
    trail: [...trailOf(visit, listPage), { name, path: inMode(visit.path) }],
    origin: context.origin,
    ...pageHead(visit, context.origin, {
      paths,
      ancestors: listPage ? [listPage.paths] : [],
      title: plainText(stored.seo?.title, choice) || [name, where].filter(Boolean).join(', '),
      description: plainText(stored.seo?.description, choice) || (quote?.text ?? ''),
      image: (contentPicture(stored.seo?.image, choice) ?? image)?.src ?? null,
      noIndex: stored.seo?.noIndex?.[language] ?? false,
    }),
  };
}

export default function TestimonialPage() {
  const { name, where, quote, image, rating, website, body, trail, edit } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <article className="page-width grid gap-6 py-8 tablet:py-12" data-sanity={edit}>
      <Breadcrumb trail={trail} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {image && (
          <Image
            image={{ ...image, alt: '' }}
            ratio="square"
            widths={[160, 250]}
            sizes="96px"
            priority
            className="size-24 shrink-0 rounded-full object-cover"
          />
        )}
        <div className="beside-portrait">
          <h1 className="text-heading">{name}</h1>
          <p className="text-slate-soft">{where}</p>
          {rating !== null && <p className="text-small">{t('testimonial.rating', { rating })}</p>}
        </div>
      </div>
      {quote && (
        <blockquote className="max-w-text font-serif text-heading" lang={quote.lang}>
          {quote.text}
        </blockquote>
      )}
      {body && (
        <div className="max-w-text" lang={body.lang}>
          <RichText blocks={body.blocks} />
        </div>
      )}
      {website && (
        <p>
          <a href={website} rel="noopener nofollow ugc" className="underline">
            {new URL(website).hostname}
          </a>
        </p>
      )}
    </article>
  );
}
