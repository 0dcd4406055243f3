import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArticleView } from '~/modules/ArticleView.tsx';
import { readArticle, readCategory } from '~/modules/article.server.ts';
import { MenuPage } from '~/modules/MenuPage.tsx';
import { hasView } from '~/modules/page-views.ts';
import { readMenuPage } from '~/modules/page.server.ts';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { resolveContent, type Resolution } from '~/addresses/resolve.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { noLongerHere, notFound, pageVisit, type Visit } from '~/site/visit.server.ts';
import { readArticleTable, readRedirects } from '~/site/site.server.ts';
import { breadcrumbData } from '~/site/structured-data.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.head, data ? breadcrumbData(data.trail, data.origin) : []);

/** Addresses without a route of their own: editors' pages, articles, categories, redirects; otherwise the 404 page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await pageVisit(context);
  const resolution = await resolve(visit);
  const { origin } = context;
  switch (resolution.kind) {
    case 'notFound':
      throw await noLongerHere(visit);
    case 'redirect':
      throw redirect(visit.inMode(resolution.location), resolution.status);
    case 'article': {
      const { view, facts } = await readArticle(resolution.entry, visit);
      return { kind: 'article' as const, view, trail: view.trail, origin, ...pageHead(visit, origin, facts) };
    }
    case 'category': {
      const { view, facts } = await readCategory(resolution.entry, visit);
      return { kind: 'page' as const, view, trail: view.trail, origin, ...pageHead(visit, origin, facts) };
    }
    case 'page': {
      if (!hasView(resolution.page.type)) throw notFound('view');
      const { view, facts } = await readMenuPage(resolution.page, visit, '');
      return { kind: 'page' as const, view, trail: view.trail, origin, ...pageHead(visit, origin, facts) };
    }
  }
}

async function resolve(visit: Visit): Promise<Resolution> {
  const { context, address, language, site, target } = visit;
  if (context.resolved.address === null) return { kind: 'notFound' };
  // Without a language in the URL, a fixed page is recognized by any of its segments, including the specification's
  // own.
  if (target.view === 'content' && target.page !== null) {
    const page = site.pages.byPath(fixedPath(target.page, language));
    if (page) return { kind: 'page', page };
  }
  const rules = await readRedirects(context.content);
  const redirects = await Promise.all(
    rules.map(async ({ from, to }) => ({ from, to: (await visit.link(to))?.href ?? `/${language}/` })),
  );
  return resolveContent(address.segments, language, {
    pages: site.pages,
    articles: () => readArticleTable(context.content),
    redirects,
  });
}

export default function ContentPage() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'article' ? <ArticleView article={data.view} /> : <MenuPage page={data.view} />;
}
