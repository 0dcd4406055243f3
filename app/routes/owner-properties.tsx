import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownerAccountPath, ownerLoginPath, ownerPath } from '~/addresses/entity-paths.ts';
import { LogOut } from '~/owners/LogOut.tsx';
import { readOverview } from '~/owners/overview.server.ts';
import { ownerVisit } from '~/owners/owner-visit.server.ts';
import { PropertyOverview } from '~/owners/PropertyOverview.tsx';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { viewVisit } from '~/site/visit.server.ts';
import { linkStyle } from '~/ui/button.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** An owner's properties (requirements 2.28), each with its statistics. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit, owner } = await ownerVisit(context, request, 'ownerProperties');
  const { language } = visit;
  const t = await readTexts(context, language);
  return {
    greeting: t('owners.list.greeting', { name: owner.name }),
    properties: await readOverview(visit, owner, t),
    account: ownerAccountPath(language),
    list: ownerPath(language),
    words: t('owners.list', { returnObjects: true }),
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => ownerPath(each.language)),
      title: t('owners.list.title'),
      description: '',
      noIndex: true,
    }),
  };
}

/** Logs out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = await viewVisit(context, 'ownerProperties');
  throw redirect(`${ownerLoginPath(language)}?out=`, {
    status: 303,
    headers: { 'Set-Cookie': await context.portal.access.logOut(request, context.visitorNetwork) },
  });
}

export default function OwnerPropertiesPage() {
  const { greeting, properties, account, list, words } = useLoaderData<typeof loader>();
  return (
    <div className="page-width grid gap-8 py-10 tablet:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <p className="text-slate-soft">{greeting}</p>
          <h1 className="text-display">{words.title}</h1>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={account} className={linkStyle}>
            {words.account}
          </a>
          <LogOut list={list} label={words.logOut} />
        </div>
      </div>
      {properties.length === 0 ? (
        <p className="max-w-text">{words.none}</p>
      ) : (
        <PropertyOverview properties={properties} open={words.open} />
      )}
    </div>
  );
}
