import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/translation.ts';
import { MenuPage } from '~/modules/MenuPage.tsx';
import { readMenuPage } from '~/modules/page.server.ts';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { projectCards } from '~/projects/project-card.server.ts';
import { ProjectCardView } from '~/projects/ProjectCardView.tsx';
import { readTexts } from '~/site/shell.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { pageVisit } from '~/site/visit.server.ts';
import { breadcrumbData, itemListData } from '~/site/structured-data.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return pageMeta(undefined);
  const own = data.cards.filter(({ external }) => !external).map(({ path }) => path);
  return pageMeta(data.head, [...breadcrumbData(data.page.trail, data.origin), ...itemListData(own, data.origin)]);
};

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await pageVisit(context);
  const { site, language } = visit;
  const t = await readTexts(context, language);
  const [page, projects] = await Promise.all([
    readMenuPage(site.pages.byType('projects'), visit, t('project.title')),
    context.listings.projects(),
  ]);
  const paths = visit.inEachLanguage((each) => fixedPath('projects', each.language));
  return {
    page: page.view,
    cards: projectCards(projects, visit.cards),
    origin: context.origin,
    ...pageHead(visit, context.origin, { ...page.facts, paths }),
  };
}

export default function ProjectsPage() {
  const { page, cards } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <MenuPage page={page}>
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
    </MenuPage>
  );
}
