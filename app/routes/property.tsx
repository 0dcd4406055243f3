import { redirect, type AppLoadContext, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { plainText } from '~/i18n/text.ts';
import { AgentCard } from '~/listings/property/AgentCard.tsx';
import type { Goal } from '~/listings/codes.ts';
import { EpcScale } from '~/listings/property/EpcScale.tsx';
import { Badge, Price } from '~/listings/Price.tsx';
import { propertyCards } from '~/listings/property-card.server.ts';
import { PropertyCardView } from '~/listings/PropertyCardView.tsx';
import { propertyDetail } from '~/listings/property/property-detail.server.ts';
import { PropertyGallery } from '~/listings/property/PropertyGallery.tsx';
import { cleanDescription } from '~/listings/rules/description.ts';
import { emptySearch } from '~/listings/search-params.ts';
import { propertyData } from '~/listings/property/structured-data.ts';
import { propertyPath } from '~/paths/entity-paths.ts';
import { matchFixedRoute } from '~/paths/fixed-routes.ts';
import { linkStyle } from '~/ui/button.ts';
import { Documents } from '~/listings/property/Documents.tsx';
import { ContactBar } from '~/listings/property/ContactBar.tsx';
import { FloorPlans } from '~/listings/property/FloorPlans.tsx';
import { KeyFigures } from '~/listings/property/KeyFigures.tsx';
import { PropertyFacts } from '~/listings/property/PropertyFacts.tsx';
import { brusselsDay } from '~/listings/rules/day.ts';
import { Breadcrumb } from '~/site/Breadcrumb.tsx';
import { pageMeta } from '~/site/meta.ts';
import { pageHead, trailOf } from '~/site/page-head.server.ts';
import { findPage, notFound, type Place } from '~/site/place.server.ts';
import { breadcrumbData } from '~/site/structured-data.ts';
import '~/listings/property/property-page.css';

const similarCount = 4;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(
    data?.head,
    data ? [propertyData(data.property, data.head), ...breadcrumbData(data.trail, data.origin)] : [],
  );

export async function loader({ request, context }: LoaderFunctionArgs) {
  const place = await findPage({ request, context });
  const { language, choice, site, address, keep } = place;
  const route = matchFixedRoute(address.segments, address.language);
  if (route?.kind !== 'property') throw notFound();
  const listing = await context.listings.byId(route.id);
  if (listing === null) throw await goneProperty(route, place, context);

  const paths = place.inEachLanguage((each) => {
    const [city, title] = [plainText(listing.address.city, each), plainText(listing.title, each)];
    return propertyPath({ id: listing.id, goal: listing.goal, city, title }, each.language);
  });
  // The id decides; a wrong goal, city or title leads to the right URL (design §3).
  const own = paths[language];
  if (own && place.path !== own) throw redirect(keep(own), 301);

  const property = propertyDetail(listing, place.cards, brusselsDay(context.now()));
  const goalPage = site.pages.byType(listing.goal);
  const similar = await context.listings.similar(listing.id, { ...choice, limit: similarCount });
  return {
    property,
    similar: propertyCards(similar, place.cards),
    trail: [...trailOf(place, goalPage), { name: property.title.text, path: keep(own ?? place.path) }],
    origin: context.origin,
    ...pageHead(place, context.origin, {
      paths,
      ancestors: goalPage ? [goalPage.paths] : [],
      title: property.title.text,
      description: cleanDescription(plainText(listing.description, choice)),
      image: property.images[0] ? `${property.images[0].src}&width=1280&height=853&format=webp` : null,
    }),
  };
}

/** Sold and rented listings that left the CRM say so; any other id does not exist. Both show what is on offer instead. */
async function goneProperty(
  { id, goal }: { id: string; goal: Goal },
  place: Place,
  { listings }: AppLoadContext,
): Promise<Response> {
  const [tombstone, { items }] = await Promise.all([
    listings.tombstone(id),
    listings.search(emptySearch(goal).criteria, { ...place.choice, pageSize: similarCount }),
  ]);
  const reason = tombstone?.status === 'sold' || tombstone?.status === 'rented' ? tombstone.status : 'property';
  return notFound(reason, propertyCards(items, place.cards));
}

export default function PropertyPage() {
  const { property, similar, trail, head } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const { title, description, agent, epc, plans, openVisits, documents } = property;
  return (
    <>
      <article className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-6 tablet:py-8">
        <Breadcrumb trail={trail} />
        <PropertyGallery images={property.images} title={title.text} />
        <div className="property-columns">
          <div className="grid content-start gap-12">
            <header className="grid gap-4">
              {property.badge && (
                <p>
                  <Badge badge={property.badge} tone="highlight" />
                </p>
              )}
              <h1 className="text-heading" lang={title.lang}>
                {property.titlePrefix && `${t('property.soldPrefix')}: `}
                {title.text}
              </h1>
              <p className="text-slate-soft">
                {property.place}
                {property.type && ` · ${property.type}`}
                {property.mapUrl && (
                  <>
                    {' · '}
                    <a href={property.mapUrl} target="_blank" rel="noopener" className={`${linkStyle} print:hidden`}>
                      {property.approximate ? t('property.mapOfPlace', { city: property.city }) : t('property.map')}
                    </a>
                  </>
                )}
              </p>
              <p className="font-serif text-display">
                <Price price={property.price} goal={property.goal} />
              </p>
              <KeyFigures figures={property.figures} epc={epc} />
            </header>
            <section aria-labelledby="description">
              <h2 id="description" className="text-heading">
                {t('property.description')}
              </h2>
              <div className="mt-4 grid max-w-text gap-4" lang={description?.lang}>
                {description ? (
                  description.paragraphs.map((text) => <p key={text}>{text}</p>)
                ) : (
                  <p>{t('property.noDescription')}</p>
                )}
              </div>
            </section>
            {plans.length > 0 && <FloorPlans plans={plans} />}
            <section aria-labelledby="facts">
              <h2 id="facts" className="mb-6 text-heading">
                {t('property.facts')}
              </h2>
              <PropertyFacts groups={property.facts} />
            </section>
            {epc && (
              <section aria-labelledby="energy">
                <h2 id="energy" className="mb-4 text-heading">
                  {t('facts.epcLabel')}
                </h2>
                <EpcScale label={epc} value={property.energy} />
              </section>
            )}
          </div>
          <div className="property-aside">
            {agent && <AgentCard agent={agent} reference={property.reference} />}
            {openVisits.length > 0 && (
              <section aria-labelledby="open-visits" className="border-t border-line pt-4">
                <h2 id="open-visits" className="text-title">
                  {t('property.openVisits')}
                </h2>
                <ul className="mt-2 figures">
                  {openVisits.map((visit) => (
                    <li key={`${visit.day} ${visit.from}`}>{t('property.openVisit', { ...visit })}</li>
                  ))}
                </ul>
              </section>
            )}
            <Documents documents={documents} />
          </div>
        </div>
        {head.canonical && (
          <p className="hidden text-small print:block">{t('property.printed', { url: head.canonical })}</p>
        )}
      </article>
      {similar.length > 0 && (
        <section className="page-width py-12 print:hidden">
          <h2 className="mb-6 text-heading">{t('property.similar')}</h2>
          <ul className="item-grid" style={fourInRow}>
            {similar.map((card) => (
              <li key={card.id}>
                <PropertyCardView card={card} sizes="(min-width: 1280px) 300px, (min-width: 767px) 50vw, 100vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {agent && (
        <ContactBar>
          <Price price={property.price} goal={property.goal} />
        </ContactBar>
      )}
    </>
  );
}

const fourInRow = Object.fromEntries([['--items', similarCount]]);
