import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownerWeeklyPath } from '~/addresses/entity-paths.ts';
import { weeklyPurpose } from '~/owners/mails.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { notFound, viewVisit } from '~/site/visit.server.ts';
import { StopPage } from '~/ui/StopPage.tsx';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** Ends the weekly mail. Loading it changes nothing, because virus scanners open every link of a mail. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'ownerWeekly');
  const { language, query } = visit;
  const key = query.get('key') ?? '';
  const owner = context.signatures.verify(weeklyPurpose, key);
  if (owner === null) throw notFound();
  const t = await readTexts(context, language);
  return {
    isStopped: !(await context.portal.owners.settings(owner)).weekly,
    words: t('owners.weekly', { returnObjects: true }),
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => ownerWeeklyPath(each.language, key)),
      title: t('owners.weekly.title'),
      description: '',
      noIndex: true,
    }),
  };
}

/** Called by the button, or by a mail program (RFC 8058). */
export async function action({ context }: ActionFunctionArgs) {
  const { language, query } = await viewVisit(context, 'ownerWeekly');
  const key = query.get('key') ?? '';
  const owner = context.signatures.verify(weeklyPurpose, key);
  if (owner === null) throw notFound();
  await context.portal.owners.setWeekly(owner, false);
  throw redirect(ownerWeeklyPath(language, key), 303);
}

export default function OwnerWeeklyPage() {
  const { isStopped, words } = useLoaderData<typeof loader>();
  return <StopPage title={words.title} isStopped={isStopped} words={words} />;
}
