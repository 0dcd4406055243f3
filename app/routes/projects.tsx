import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/translation.ts';
import { MenuPage } from '~/modules/MenuPage.tsx';
import { readMenuPage } from '~/modules/page.server.ts';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { projectCards } from '~/projects/project-card.server.ts';
import { ProjectCardView } from '~/projects/ProjectCardView.tsx';
import {
  filterProjects,
  knownFilter,
  parseProjectFilter,
  projectChoices,
  projectQuery,
  widerFilters,
  type ProjectFilter,
} from '~/projects/project-filter.ts';
import { ProjectFilterForm } from '~/projects/ProjectFilterForm.tsx';
import { cityValue } from '~/listings/search/search-query.ts';
import { readTexts } from '~/site/shell.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { pageVisit } from '~/site/visit.server.ts';
import { breadcrumbData, itemListData } from '~/site/structured-data.ts';
import { buttonStyles } from '~/ui/button.ts';

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
  const filter = knownFilter(projects, parseProjectFilter(visit.query), visit.choice);
  const found = filterProjects(projects, filter);
  const path = visit.inMode(fixedPath('projects', language));
  const paths = visit.inEachLanguage((each) => fixedPath('projects', each.language));
  return {
    page: page.view,
    cards: projectCards(found, visit.cards),
    hasProjects: projects.length > 0,
    filter: {
      path,
      choices: projectChoices(projects, visit.choice),
      city: filter.city ? cityValue(filter.city) : '',
      bedrooms: filter.bedrooms,
    },
    ways: found.length > 0 ? [] : widerFilters(projects, filter).map((wider) => wayTo(wider, path)),
    homes: visit.inMode(fixedPath('sale', language)) + projectQuery(filter),
    origin: context.origin,
    ...pageHead(visit, context.origin, { ...page.facts, paths }),
  };
}

const wayTo = (filter: ProjectFilter, path: string) => ({
  kind: filter.city === null ? ('everywhere' as const) : ('anyBedrooms' as const),
  path: path + projectQuery(filter),
});

export default function ProjectsPage() {
  const { page, cards, hasProjects, filter, ways, homes } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <MenuPage page={page}>
      {!hasProjects ? (
        <p>{t('project.none')}</p>
      ) : (
        <>
          <ProjectFilterForm {...filter} />
          <p role="status" className="figures">
            {cards.length > 0 ? t('project.found', { count: cards.length }) : t('results.none')}
          </p>
        </>
      )}
      {hasProjects && cards.length === 0 && (
        <ul className="flex flex-wrap gap-3">
          {ways.map((way) => (
            <li key={way.kind}>
              <a href={way.path} className={buttonStyles.rest}>
                {t(way.kind === 'everywhere' ? 'search.allCities' : 'results.way.fewerRooms')}
              </a>
            </li>
          ))}
          <li>
            <a href={filter.path} className={buttonStyles.rest}>
              {t('results.reset')}
            </a>
          </li>
          <li>
            <a href={homes} className={buttonStyles.rest}>
              {t('project.homes')}
            </a>
          </li>
        </ul>
      )}
      {cards.length > 0 && (
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
