import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/translation.ts';
import { plainText } from '~/i18n/text.ts';
import { AgentCard } from '~/listings/detail/AgentCard.tsx';
import { ContactBar } from '~/listings/detail/ContactBar.tsx';
import { Documents } from '~/listings/detail/Documents.tsx';
import FloorPlans from '~/listings/detail/FloorPlans.island.tsx';
import PropertyGallery from '~/listings/detail/PropertyGallery.island.tsx';
import { Island } from '~/ui/islands/Island.tsx';
import { cleanDescription } from '~/listings/domain/rules/description.ts';
import { fixedPath, formPath, projectPath } from '~/addresses/entity-paths.ts';
import { Location } from '~/listings/detail/Location.tsx';
import { PriceList } from '~/projects/PriceList.tsx';
import { UnitTypes } from '~/projects/UnitTypes.tsx';
import { priceTax, projectDetail } from '~/projects/project-detail.server.ts';
import { linkStyle } from '~/ui/button.ts';
import { Facts } from '~/ui/Facts.tsx';
import { Tag } from '~/ui/Tag.tsx';
import { Breadcrumb } from '~/site/Breadcrumb.tsx';
import { readTexts } from '~/site/shell.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead, trailOf } from '~/site/page-head.server.ts';
import { notFound, viewVisit } from '~/site/visit.server.ts';
import { breadcrumbData } from '~/site/structured-data.ts';
import '~/listings/detail/property-page.css';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.head, data ? breadcrumbData(data.trail, data.origin) : []);

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'project');
  const { language, choice, site, target, inMode } = visit;
  const project = await context.listings.projectById(target.params.id);
  if (project === null) throw notFound('project');
  // A project with its own website is shown there (requirements 2.37).
  if (project.externalUrl) throw redirect(project.externalUrl, 302);

  const paths = visit.inEachLanguage((each) => {
    const [city, title] = [plainText(project.address.city, each), plainText(project.title, each)];
    return projectPath({ id: project.id, city, title }, each.language);
  });
  const own = paths[language];
  if (own && visit.path !== own) throw redirect(inMode(own), 301);

  const unitIds = project.units.flatMap(({ listingId }) => listingId ?? []);
  const [listings, unit, propertyTypes, t] = await Promise.all([
    context.listings.summaries(unitIds, choice),
    unitIds[0] === undefined ? null : context.listings.byId(unitIds[0]),
    context.listings.propertyTypes(),
    readTexts(context, language),
  ]);
  const detail = projectDetail(project, listings, propertyTypes, { ...visit.cards, t });
  const listPage = site.pages.byType('projects');
  return {
    project: detail,
    tax: priceTax(unit),
    ask: inMode(formPath('contact-construction', language, { project: project.id })),
    back: inMode(fixedPath('projects', language)),
    trail: [...trailOf(visit, listPage), { name: detail.title.text, path: inMode(own ?? visit.path) }],
    origin: context.origin,
    ...pageHead(visit, context.origin, {
      paths,
      ancestors: listPage ? [listPage.paths] : [],
      title: detail.title.text,
      description: cleanDescription(plainText(project.description, choice)),
      image: detail.images[0] ? `${detail.images[0].src}&width=1280&height=853&format=webp` : null,
    }),
  };
}

export default function ProjectPage() {
  const { project, tax, ask, back, trail } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const { title, description, situation, deliveryText, deliveryDay, agent, fromPrice } = project;
  const facts = [
    { key: 'number', name: t('project.facts.number'), value: project.number },
    fromPrice && { key: 'price', name: t('project.facts.fromPrice'), value: fromPrice },
    project.units.length > 0 && {
      key: 'units',
      name: t('project.facts.units'),
      value: t('project.unitsAvailable', { available: project.available, total: project.units.length }),
    },
    deliveryText
      ? { key: 'delivery', name: t('project.facts.delivery'), value: deliveryText.text }
      : deliveryDay && { key: 'delivery', name: t('project.facts.delivery'), value: deliveryDay },
    situation && { key: 'situation', name: t('project.facts.situation'), value: situation.text },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return (
    <>
      <article className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-6 tablet:py-8">
        <Breadcrumb trail={trail} />
        <Island of={PropertyGallery} props={{ images: project.images, title: title.text }} />
        <div className="property-columns">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
            <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {project.units.length > 0 && project.available === 0 && (
                <p>
                  <Tag tone="highlight">{t('project.soldOut')}</Tag>
                </p>
              )}
              <h1 className="text-heading" lang={title.lang}>
                {title.text}
              </h1>
              <p className="text-slate-soft">{project.place}</p>
              <Facts facts={facts} />
            </header>
            {description && (
              <div className="grid max-w-text gap-4" lang={description.lang}>
                {description.paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            )}
            <UnitTypes types={project.types} />
            <PriceList units={project.units} tax={tax} />
            {project.plans.length > 0 && <Island of={FloorPlans} props={{ plans: project.plans }} />}
            {project.location.coordinates && (
              <Location place={project.location} id={project.number} title={title.text} />
            )}
            <p className="print:hidden">
              <a href={back} className={linkStyle}>
                {t('project.back')}
              </a>
            </p>
          </div>
          {(agent || project.documents.length > 0) && (
            <div className="property-aside">
              {agent && <AgentCard agent={agent} reference={project.number} ask={ask} />}
              <Documents documents={project.documents} request={ask} />
            </div>
          )}
        </div>
      </article>
      {agent && (
        <ContactBar>
          {fromPrice ? (
            <>
              <span className="text-[0.65em]">{t('price.startingFrom')} </span>
              {fromPrice}
            </>
          ) : (
            project.number
          )}
        </ContactBar>
      )}
    </>
  );
}
