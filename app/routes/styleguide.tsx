import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { emptySearch } from '~/listings/search/search-params.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import { pageVisit, notFound } from '~/site/visit.server.ts';
import { Styleguide } from '~/styleguide/Styleguide.tsx';

export const meta: MetaFunction = () => [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }];

/** For developers (`GEVEL_STYLEGUIDE`, on in development); otherwise a 404. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await pageVisit(context);
  if (!context.styleguide) throw notFound();
  const { items } = await context.listings.search(emptySearch('sale').criteria, { ...visit.choice, pageSize: 3 });
  return { cards: propertyCards(items, visit.cards) };
}

export default function StyleguidePage() {
  return <Styleguide cards={useLoaderData<typeof loader>().cards} />;
}
