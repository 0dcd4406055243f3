import { redirect, type AppLoadContext, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { plainText } from '~/i18n/text.ts';
import { AgentCard } from '~/listings/AgentCard.tsx';
import type { Goal } from '~/listings/codes.ts';
import { EpcScale } from '~/listings/EpcScale.tsx';
import { Badge, Price } from '~/listings/Price.tsx';
import { propertyCards } from '~/listings/property-card.server.ts';
import { PropertyCardView } from '~/listings/PropertyCardView.tsx';
import { propertyDetail } from '~/listings/property-detail.server.ts';
import { PropertyGallery } from '~/listings/PropertyGallery.tsx';
import { cleanDescription } from '~/listings/rules/description.ts';
import { emptySearch } from '~/listings/search-params.ts';
import { propertyData } from '~/listings/structured-data.ts';
import { propertyPath } from '~/paths/entity-paths.ts';
import { matchFixedRoute } from '~/paths/fixed-routes.ts';
import { linkStyle } from '~/ui/button.ts';
import { Breadcrumb } from '~/site/Breadcrumb.tsx';
import { pageMeta } from '~/site/meta.ts';
import { pageHead, trailOf } from '~/site/page-head.server.ts';
import { findPage, notFound, type Place } from '~/site/place.server.ts';
import { breadcrumbData } from '~/site/structured-data.ts';

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

  const property = propertyDetail(listing, place.cards);
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
  const { property, similar, trail } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const { title, description, facts, epc, agent } = property;
  return (
    <>
      <div className="page-width grid gap-6 py-8">
        <Breadcrumb trail={trail} />
        <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-[2fr_1fr]">
          <PropertyGallery images={property.images} title={title.text} />
          <div className="grid content-start gap-5">
            <div>
              <Badge badge={property.badge} />
            </div>
            <h1 className="text-heading" lang={title.lang}>
              {property.titlePrefix && `${t('property.soldPrefix')}: `}
              {title.text}
            </h1>
            <p className="font-serif text-heading">
              <Price price={property.price} goal={property.goal} />
            </p>
            <p>
              {property.place}
              {property.type && ` · ${property.type}`}
            </p>
            {property.mapUrl && (
              <p>
                <a href={property.mapUrl} target="_blank" rel="noopener" className={linkStyle}>
                  {property.approximate ? t('property.mapOfPlace', { city: property.city }) : t('property.map')}
                </a>
              </p>
            )}
            {agent && <AgentCard agent={agent} reference={property.reference} />}
          </div>
        </div>
      </div>
      <div className="page-width grid gap-12 py-8 desktop:grid-cols-[2fr_1fr]">
        <section>
          <h2 className="text-heading">{t('property.description')}</h2>
          <div className="mt-4 grid max-w-text gap-4" lang={description?.lang}>
            {description ? (
              description.paragraphs.map((text) => <p key={text}>{text}</p>)
            ) : (
              <p>{t('property.noDescription')}</p>
            )}
          </div>
        </section>
        <section>
          <h2 className="text-heading">{t('property.facts')}</h2>
          <dl className="mt-4 figures">
            {facts.map(({ key, value }) => (
              <div key={key} className="flex justify-between gap-6 border-t border-line py-2">
                <dt className="text-slate-soft">{t(`facts.${key}`)}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ))}
            {property.certificateNumber && (
              <div className="flex justify-between gap-6 border-t border-line py-2">
                <dt className="text-slate-soft">{t('facts.certificateNumber')}</dt>
                <dd className="text-right break-all">{property.certificateNumber}</dd>
              </div>
            )}
          </dl>
          {epc && (
            <div className="mt-6">
              <h3 className="mb-3 text-title">{t('facts.epcLabel')}</h3>
              <EpcScale label={epc} value={property.energy} />
            </div>
          )}
        </section>
      </div>
      {similar.length > 0 && (
        <section className="page-width py-12">
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
    </>
  );
}

const fourInRow = Object.fromEntries([['--items', similarCount]]);
