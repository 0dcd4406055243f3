import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import { idsInQuery } from '~/listings/saved/ids-in-query.ts';
import { Island } from '~/ui/islands/Island.tsx';
import ShortlistPage from '~/listings/shortlist/ShortlistPage.island.tsx';
import { decodeShortlist, maxHomes, newShortlist, type Shortlist } from '~/listings/shortlist/shortlist-code.ts';
import { queryOfShortlist, viewerOf, withAnswer } from '~/listings/shortlist/shortlist-query.ts';
import { shortlistHeading, shortlistView } from '~/listings/shortlist/shortlist-view.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { viewVisit, type Visit } from '~/site/visit.server.ts';
import { useShell } from '~/site/page-context.ts';
import { buttonStyles } from '~/ui/button.ts';

export const meta: MetaFunction<() => ReturnType<typeof readPage>> = ({ data: page }) => pageMeta(page?.head);

/** A shareable list of homes, stored only in its URL. An invalid link gets a 400 and a way on. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'shortlist');
  const page = await readPage(visit);
  return data(page, { status: page.isBroken ? 400 : 200 });
}

async function readPage(visit: Visit) {
  const { context, language, query, inMode } = visit;
  const path = fixedPath('shortlist', language);
  const code = query.get('list');
  const list = code === null ? null : decodeShortlist(code);
  const made = madeList(list, query);
  if (made !== null) throw redirect(inMode(path) + made, 302);

  const t = await readTexts(context, language);
  const viewer = list && viewerOf(list, query);
  const isBroken = code !== null && list === null;
  const heading = list
    ? shortlistHeading(list, viewer, t)
    : isBroken
      ? { title: t('shortlist.brokenTitle'), intro: t('shortlist.broken') }
      : { title: t('shortlist.title'), intro: t('shortlist.none') };
  return {
    isBroken,
    intro: heading.intro,
    view:
      list &&
      shortlistView(list, {
        viewer,
        cards: await cardsOf(list, visit),
        path: inMode(path),
        comparePath: inMode(fixedPath('compare', language)),
        url: context.origin + path,
        t,
      }),
    wayOn: {
      favourites: { to: inMode(fixedPath('favourites', language)), text: t('shortlist.toFavourites') },
      search: t('shortlist.toSearch'),
    },
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => fixedPath('shortlist', each.language)),
      title: heading.title,
      description: '',
      noIndex: true,
    }),
  };
}

/** The query of a list requested by ids, or by the rating form without scripts; null if neither is present. */
function madeList(list: Shortlist | null, query: URLSearchParams): string | null {
  if (list !== null && query.has('name')) {
    const viewer = viewerOf(list, query);
    return viewer === null
      ? null
      : queryOfShortlist(
          withAnswer(list, viewer, (name) => query.get(name)),
          viewer,
        );
  }
  const ids = query.has('list') ? [] : idsInQuery(query, maxHomes);
  return ids.length === 0 ? null : queryOfShortlist(newShortlist(ids), 0);
}

async function cardsOf({ ids }: Shortlist, { context, choice, cards }: Visit) {
  return propertyCards(await context.listings.summaries(ids, choice), cards);
}

export default function ShortlistRoute() {
  const { head, intro, view, wayOn } = useLoaderData<typeof readPage>();
  const { paths } = useShell();
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 py-12 tablet:py-16">
      <div className="grid gap-4">
        <h1 className="text-display">{head.title}</h1>
        <p className="max-w-text text-lead">{intro}</p>
      </div>
      {view ? (
        <Island of={ShortlistPage} props={view} />
      ) : (
        <p className="flex flex-wrap gap-3">
          <a href={wayOn.favourites.to} className={buttonStyles.main}>
            {wayOn.favourites.text}
          </a>
          <a href={paths.sale} className={buttonStyles.rest}>
            {wayOn.search}
          </a>
        </p>
      )}
    </div>
  );
}
