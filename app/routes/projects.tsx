import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { RichText } from '~/content/rich-text/RichText.tsx';
import { i18nFor } from '~/i18n/i18n.server.ts';
import { Modules } from '~/modules/Module.tsx';
import { readMenuPage } from '~/modules/page.server.ts';
import { localizedPath } from '~/paths/address.ts';
import { fixedSegments } from '~/paths/segments.ts';
import { projectCards } from '~/projects/project-card.server.ts';
import { ProjectCardView } from '~/projects/ProjectCardView.tsx';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { PageTop } from '~/site/PageTop.tsx';
import { findPage } from '~/site/place.server.ts';
import { breadcrumbData, itemListData } from '~/site/structured-data.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return pageMeta(undefined);
  const own = data.cards.filter(({ external }) => !external).map(({ path }) => path);
  return pageMeta(data.head, [...breadcrumbData(data.page.trail, data.origin), ...itemListData(own, data.origin)]);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const place = await findPage({ request, context });
  const { site, language } = place;
  const { t } = await i18nFor(language, {});
  const [page, projects] = await Promise.all([
    readMenuPage(site.pages.byType('projects'), { place, context }, t('project.title')),
    context.listings.projects(),
  ]);
  const paths = Object.fromEntries(
    site.languages.inUse.map((each) => [each, localizedPath(each, [fixedSegments.projects[each]])]),
  );
  return {
    page: page.view,
    cards: projectCards(projects, place.cards),
    origin: context.origin,
    ...pageHead(place, context.origin, { ...page.facts, paths }),
  };
}

export default function ProjectsPage() {
  const { page, cards } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      <PageTop
        title={page.title}
        description={page.description}
        trail={page.trail}
        showBanner={page.showBanner}
        banner={page.banner}
      />
      <div className="page-width grid gap-10 pb-16">
        {cards.length === 0 ? (
          <p>{t('project.none')}</p>
        ) : (
          <ul className="item-grid">
            {cards.map((card) => (
              <li key={card.id}>
                <ProjectCardView card={card} headingLevel={2} />
              </li>
            ))}
          </ul>
        )}
        {page.content && (
          <div className="max-w-text" lang={page.content.lang}>
            <RichText blocks={page.content.blocks} />
          </div>
        )}
      </div>
      <Modules modules={page.modules} />
    </>
  );
}
