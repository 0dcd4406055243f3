import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { sources } from '~/content/source.ts';
import { RichText } from '~/content/rich-text/RichText.tsx';
import { plainText } from '~/i18n/text.ts';
import { defaultGoal } from '~/listings/domain/codes.ts';
import { emptySearch } from '~/listings/search/search-params.ts';
import { searchOptions } from '~/listings/search/search-options.server.ts';
import { SearchForm } from '~/listings/search/SearchForm.tsx';
import { Modules } from '~/modules/Module.tsx';
import { readMenuPage } from '~/modules/page.server.ts';
import { homePath } from '~/addresses/entity-paths.ts';
import { agencyOf } from '~/site/agency.ts';
import { agencyData } from '~/site/agency-data.server.ts';
import { bannerView } from '~/site/banner.server.ts';
import { Banner } from '~/site/Banner.tsx';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { pageVisit } from '~/site/visit.server.ts';
import { useShell } from '~/site/page-context.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await pageVisit(context);
  const { site, choice } = visit;
  const { criteria } = emptySearch(defaultGoal);
  const [page, stored, options] = await Promise.all([
    readMenuPage(site.pages.home, visit, site.settings?.agencyName ?? ''),
    context.content.read(sources.homeBanner),
    searchOptions(context.listings, site.filterConfig, choice, criteria),
  ]);
  const banner = await bannerView(stored, visit);
  const paths = visit.inEachLanguage((each) => homePath(each.language));
  return {
    page: page.view,
    banner,
    options: options,
    criteria,
    structured: JSON.stringify(
      agencyData(agencyOf(site.settings, choice), {
        origin: context.origin,
        home: visit.inMode(homePath(visit.language)),
      }),
    ),
    editBanner: visit.edits({ id: 'homeBanner', type: 'homeBanner' })('banner', 'title', 'text', visit.language),
    ...pageHead(visit, context.origin, {
      ...page.facts,
      paths: { ...paths, ...page.facts.paths },
      description: page.facts.description || plainText(site.settings?.slogan, choice),
      image: page.facts.image ?? banner?.slides[0]?.image.src,
    }),
  };
}

export default function Home() {
  const { page, banner, options, criteria, editBanner } = useLoaderData<typeof loader>();
  const { paths, header } = useShell();
  const title = banner?.title ?? page.title;
  const heading = (
    <h1 className="text-display" lang={title.lang} data-sanity={banner?.title ? editBanner : page.edit.title}>
      {title.text}
    </h1>
  );
  const search = header.propertySearch && <SearchForm options={options} paths={paths} criteria={criteria} />;
  return (
    <>
      {banner ? (
        <Banner banner={banner} home={{ title: heading, search }} />
      ) : (
        <div className="page-width grid gap-6 py-12">
          {heading}
          {search}
        </div>
      )}
      {(page.description || page.content) && (
        <div className="page-width grid gap-6 py-12 tablet:grid-cols-2">
          {page.description && (
            <p className="font-serif text-heading" lang={page.description.lang} data-sanity={page.edit.description}>
              {page.description.text}
            </p>
          )}
          {page.content && (
            <div lang={page.content.lang} data-sanity={page.edit.content}>
              <RichText blocks={page.content.blocks} />
            </div>
          )}
        </div>
      )}
      <Modules modules={page.modules} />
    </>
  );
}
