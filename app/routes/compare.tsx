import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import { CompareTable } from '~/listings/compare/CompareTable.tsx';
import { maxCompared } from '~/listings/compare/compare-query.ts';
import { compareRows } from '~/listings/compare/compare-rows.server.ts';
import { renovationTermYears } from '~/listings/domain/rules/renovation-term.ts';
import { idsInQuery, withIds } from '~/listings/saved/ids-in-query.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { viewVisit, type Visit } from '~/site/visit.server.ts';
import { buttonStyles } from '~/ui/button.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** Up to four homes side by side, `?ids=4101,4272`. Not indexed, because there are thousands of such pages. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'compare');
  const { language, inMode } = visit;
  const ids = idsInQuery(visit.query, maxCompared);
  const t = await readTexts(context, language);
  const title = t('compare.title');
  const missing = ids.length === 0 ? t('compare.none') : ids.length === 1 ? t('compare.one') : null;
  return {
    table: ids.length === 0 ? null : await compareTable(visit, ids, t),
    missing,
    links: {
      favourites: {
        to: inMode(fixedPath('favourites', language)),
        text: t(missing ? 'compare.toFavourites' : 'compare.back'),
      },
      send: { to: inMode(withIds(fixedPath('shortlist', language), ids)), text: t('compare.send') },
    },
    words: {
      caption: title,
      fact: t('compare.fact'),
      onlyDifferences: t('compare.onlyDifferences'),
      remove: t('compare.remove'),
      unknown: t('compare.unknown'),
      best: { lowest: t('compare.lowest'), most: t('compare.most'), largest: t('compare.largest') },
    },
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => fixedPath('compare', each.language)),
      title,
      description: '',
      noIndex: true,
    }),
  };
}

async function compareTable(visit: Visit, ids: string[], t: Awaited<ReturnType<typeof readTexts>>) {
  const { context, choice, site, language, inMode } = visit;
  const { listings } = context;
  const [details, summaries] = await Promise.all([
    Promise.all(ids.map((id) => listings.byId(id))),
    listings.summaries(ids, choice),
  ]);
  const cards = propertyCards(summaries, visit.cards);
  const homes = ids.map((id, index) => {
    const [listing, card] = [details[index], cards.find((each) => each.id === id)];
    return listing && card ? { listing, card } : null;
  });
  const whatBecameOf = async (id: string) => {
    const status = (await listings.tombstone(id))?.status;
    return t(status === 'sold' || status === 'rented' ? `compare.${status}` : 'compare.gone');
  };
  const gone = await Promise.all(ids.map((id, index) => (homes[index] ? null : whatBecameOf(id))));
  return {
    columns: ids.map((id, index) => ({
      id,
      card: homes[index]?.card ?? null,
      gone: gone[index] ?? null,
      without: inMode(
        withIds(
          fixedPath('compare', language),
          ids.filter((other) => other !== id),
        ),
      ),
    })),
    rows: compareRows(homes, {
      choice,
      t,
      renovationTermYears: renovationTermYears(site.settings?.renovationTermYears, language),
    }),
  };
}

export default function ComparePage() {
  const { head, table, missing, links, words } = useLoaderData<typeof loader>();
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 py-12 tablet:py-16">
      <h1 className="text-display">{head.title}</h1>
      {missing && <p className="max-w-text text-lead">{missing}</p>}
      {table && <CompareTable {...table} words={words} />}
      <p className="flex flex-wrap gap-3 print:hidden">
        <a href={links.favourites.to} className={missing ? buttonStyles.main : buttonStyles.rest}>
          {links.favourites.text}
        </a>
        {table && (
          <a href={links.send.to} className={missing ? buttonStyles.rest : buttonStyles.main}>
            {links.send.text}
          </a>
        )}
      </p>
    </div>
  );
}
