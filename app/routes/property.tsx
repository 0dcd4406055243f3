import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/translation.ts';
import { colon } from '~/i18n/colon.ts';
import { plainText } from '~/i18n/text.ts';
import type { Goal } from '~/listings/domain/codes.ts';
import Costs from '~/listings/costs/Costs.island.tsx';
import { costsView } from '~/listings/costs/costs-view.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import { RecentlyViewed } from '~/listings/favourites/RecentlyViewed.tsx';
import { PropertyPage } from '~/listings/detail/PropertyPage.tsx';
import { propertyDetail } from '~/listings/detail/property-detail.server.ts';
import { qrCode } from '~/listings/detail/qr-code.server.ts';
import { propertyData } from '~/listings/detail/structured-data.server.ts';
import { PropertyCardView } from '~/listings/cards/PropertyCardView.tsx';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import '~/listings/cards/cards.css';
import { renovationTermYears } from '~/listings/domain/rules/renovation-term.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { cleanDescription } from '~/listings/domain/rules/description.ts';
import { formatDay } from '~/listings/domain/rules/format.ts';
import { embedHosts } from '~/listings/domain/rules/video.ts';
import { searchLikeAddress } from '~/listings/search/like-address.server.ts';
import { emptySearch, searchQuery } from '~/listings/search/search-params.ts';
import { fixedPath, formPath, propertyPath } from '~/addresses/entity-paths.ts';
import { projectCards } from '~/projects/project-card.server.ts';
import { linkStyle } from '~/ui/button.ts';
import { Breadcrumb } from '~/site/Breadcrumb.tsx';
import { readTexts } from '~/site/shell.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead, trailOf } from '~/site/page-head.server.ts';
import { notFound, viewVisit, type Visit } from '~/site/visit.server.ts';
import { breadcrumbData } from '~/site/structured-data.ts';
import { useShell } from '~/site/page-context.ts';
import { Island } from '~/ui/islands/Island.tsx';

const similarCount = 4;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'property');
  const { language, choice, site, target, inMode } = visit;
  const listing = await context.listings.byId(target.params.id);
  if (listing === null) throw await goneProperty(target.params, target.page, visit);

  const paths = visit.inEachLanguage((each) => {
    const [city, title] = [plainText(listing.address.city, each), plainText(listing.title, each)];
    return propertyPath({ id: listing.id, goal: listing.goal, city, title }, each.language);
  });
  // The id identifies the listing; a wrong goal, city or title redirects to the right URL (requirements 10.11).
  const own = paths[language];
  if (own && visit.path !== own) throw redirect(inMode(own), 301);

  const [similar, project, priceChanges, squarePrices, t] = await Promise.all([
    context.listings.similar(listing.id, { ...choice, limit: similarCount }),
    context.listings.projectOf(listing.id),
    context.listings.priceChanges(listing.id),
    context.listings.squarePrices(listing.id),
    readTexts(context, language),
  ]);
  const url = context.origin + (own ?? visit.path);
  const now = context.now();
  const property = propertyDetail(listing, {
    ...visit.cards,
    now,
    priceChanges,
    squarePrices,
    near: context.placesNear(listing.coordinates),
    renovationTermYears: renovationTermYears(site.settings?.renovationTermYears, language),
    embedHosts: embedHosts(site.settings?.embedHosts),
    url,
    t,
  });
  const formOf = (form: string) => inMode(formPath(form, language, { property: listing.id }));
  const name =
    (property.titlePrefix ? t(`property.${property.titlePrefix}Prefix`) + colon(language) : '') + property.title.text;
  const goalPage = site.pages.byType(listing.goal);
  const city = plainText(listing.address.city, choice);
  const inCity = emptySearch(listing.goal);
  const trail = [
    ...trailOf(visit, goalPage),
    {
      name: city,
      path:
        inMode(fixedPath(listing.goal, language)) +
        searchQuery({
          ...inCity,
          criteria: { ...inCity.criteria, cities: [{ name: city.toLowerCase(), zip: listing.address.zip }] },
        }),
    },
    { name, path: inMode(own ?? visit.path) },
  ];
  const page = pageHead(visit, context.origin, {
    paths,
    ancestors: goalPage ? [goalPage.paths] : [],
    title: name,
    description: cleanDescription(plainText(listing.description, choice)),
    image: property.images[0] ? `${property.images[0].src}&width=1280&height=853&format=webp` : null,
  });
  return {
    property,
    costs: costsView(listing, property.price),
    project: projectCards(project ? [project] : [], visit.cards)[0] ?? null,
    url,
    forms: {
      ask: formOf('contact-me'),
      documents: formOf('document-request'),
      friend: formOf('send-to-friend'),
    },
    steps: nextSteps(listing).map(({ form, key }) => ({ label: t(key), href: formOf(form) })),
    qr: qrCode(url),
    today: formatDay(brusselsDay(now)) ?? '',
    similar: propertyCards(similar, visit.cards),
    trail,
    structured: JSON.stringify([propertyData(property, listing, page.head), ...breadcrumbData(trail, context.origin)]),
    ...page,
  };
}

/** The forms offered for a property that is neither sold nor rented. */
function nextSteps({ marquee, goal }: Pick<Listing, 'marquee' | 'goal'>) {
  if (marquee === 'sold' || marquee === 'rented') return [];
  const visit = { form: 'contact-appointment', key: 'property.bookVisit' } as const;
  return goal === 'sale'
    ? [visit, { form: 'offer', key: 'property.makeOffer' } as const]
    : [visit, { form: 'rental-application', key: 'property.applyToRent' } as const];
}

/** The 404 for a property: it says whether a removed listing was sold or rented, and shows similar homes, if any. */
async function goneProperty(
  { id, ...address }: { id: string; city: string; title: string },
  goal: Goal,
  { context: { listings }, choice, cards: options }: Visit,
): Promise<Response> {
  const [tombstone, similar] = await Promise.all([
    listings.tombstone(id),
    listings.similar(id, { ...choice, limit: similarCount }),
  ]);
  const like = similar.length > 0 ? null : await searchLikeAddress(listings, goal, address, choice);
  const cards = like ? (await listings.search(like, { ...choice, pageSize: similarCount })).items : similar;
  const reason = tombstone?.status === 'sold' || tombstone?.status === 'rented' ? tombstone.status : 'property';
  return notFound(reason, propertyCards(cards, options));
}

export default function PropertyRoute() {
  const { property, project, costs, similar, trail, url, forms, steps, qr, today } = useLoaderData<typeof loader>();
  const { agency } = useShell();
  const { t } = useTranslation();
  return (
    <>
      <PropertyPage
        property={property}
        breadcrumb={
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <Breadcrumb trail={trail} />
            {project && (
              <a href={project.path} className={`${linkStyle} text-small print:hidden`}>
                {t('project.partOf', { project: project.title.text })}
              </a>
            )}
          </div>
        }
        agency={agency}
        url={url}
        forms={forms}
        steps={steps}
        qr={qr}
        today={today}
        {...(costs ? { costs: <Island of={Costs} props={{ costs }} /> } : {})}
      />
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="page-width py-12 print:hidden">
          <h2 id="similar" className="mb-6 text-heading">
            {t('property.similar')}
          </h2>
          <ul className="item-grid" style={fourInRow}>
            {similar.map((card) => (
              <li key={card.id}>
                <PropertyCardView card={card} sizes="(min-width: 1280px) 300px, (min-width: 767px) 50vw, 100vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentlyViewed except={property.id} className="page-width py-12" />
    </>
  );
}

const fourInRow = Object.fromEntries([['--items', similarCount]]);
