import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import FollowedList from '~/listings/followed/FollowedList.island.tsx';
import FavouritesList from '~/listings/favourites/FavouritesList.island.tsx';
import { Island } from '~/ui/islands/Island.tsx';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { readTexts } from '~/site/shell.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { pageVisit } from '~/site/visit.server.ts';
import { useShell } from '~/site/page-context.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** The same page for every visitor: favourites are stored in the browser. Not indexed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await pageVisit(context);
  const t = await readTexts(context, visit.language);
  return {
    tools: {
      compare: visit.inMode(fixedPath('compare', visit.language)),
      shortlist: visit.inMode(fixedPath('shortlist', visit.language)),
      words: {
        choose: t('compare.choose'),
        compare: t('compare.button'),
        hint: t('compare.hint'),
        tooMany: t('compare.tooMany'),
        send: t('shortlist.make'),
      },
    },
    followed: { title: t('followed.title'), failed: t('followed.failed'), stop: t('followed.stop') },
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => fixedPath('favourites', each.language)),
      title: t('favourites.title'),
      description: '',
      noIndex: true,
    }),
  };
}

export default function FavouritesPage() {
  const { head, tools, followed } = useLoaderData<typeof loader>();
  const { paths } = useShell();
  return (
    <div className="page-width grid gap-8 py-12 tablet:py-16">
      <h1 className="text-display">{head.title}</h1>
      <Island of={FavouritesList} props={{ searchPath: paths.sale, tools }} />
      <Island of={FollowedList} props={{ words: followed }} />
    </div>
  );
}
