import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { localizedPath } from '~/addresses/address.ts';
import { stopSearchPath } from '~/addresses/entity-paths.ts';
import { fixedPages } from '~/addresses/table.ts';
import { summaries } from '~/alerts/mails.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { notFound, viewVisit } from '~/site/visit.server.ts';
import { StopPage } from '~/ui/StopPage.tsx';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** Ends the mails of one search. Loading it changes nothing, because virus scanners open every link of a mail. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'searchStop');
  const { language, query } = visit;
  const search = await context.alerts.toStop(query.get('key') ?? '');
  if (search === null) throw notFound();
  const t = await readTexts(context, language);
  const title = t('demandRegisterForm.alerts.stopTitle');
  return {
    title,
    summary: (await summaries(context, [search], language))[0] ?? '',
    isStopped: query.has('stopped') || search.state !== 'active',
    words: {
      text: t('demandRegisterForm.alerts.stopText'),
      button: t('demandRegisterForm.alerts.stopButton'),
      stopped: t('demandRegisterForm.alerts.stopped'),
    },
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) =>
        localizedPath(each.language, [fixedPages.searches.segments[each.language], 'stop']),
      ),
      title,
      description: '',
      noIndex: true,
    }),
  };
}

/** Called by the button, or by a mail program (RFC 8058). */
export async function action({ context }: ActionFunctionArgs) {
  const { language, query, inMode } = await viewVisit(context, 'searchStop');
  const key = query.get('key') ?? '';
  await context.alerts.stop(key);
  throw redirect(inMode(`${stopSearchPath(language, key)}&stopped=`), 303);
}

export default function StopSearchPage() {
  const { title, summary, isStopped, words } = useLoaderData<typeof loader>();
  return <StopPage title={title} summary={summary} isStopped={isStopped} words={words} />;
}
