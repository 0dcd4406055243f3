import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ownerPath } from '~/addresses/entity-paths.ts';
import { historyOf } from '~/owners/history.server.ts';
import { managerOf } from '~/owners/manager.server.ts';
import { maxMessage, sendMessage } from '~/owners/message.server.ts';
import { onlineOf } from '~/owners/online.server.ts';
import { ownProperty, ownerVisit } from '~/owners/owner-visit.server.ts';
import { badFiguresIn, figuresOf, headOf, offersOf, visitsOf } from '~/owners/report.server.ts';
import { Report } from '~/owners/Report.tsx';
import { readForm } from '~/platform/sent-body.ts';
import { agencyOf } from '~/site/agency.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** The report on one property of an owner (requirements 3.29). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit, owner } = await ownerVisit(context, request, 'ownerProperty');
  const id = await ownProperty(context, owner, visit.target.params.id);
  const { language, query } = visit;
  const t = await readTexts(context, language);
  const head = await headOf(visit, id, t);
  const [figures, visits, offers, online, history, documents, manager] = await Promise.all([
    figuresOf(context, id, language, t),
    visitsOf(visit, id, t),
    offersOf(visit, id, head.card?.goal ?? null),
    onlineOf(visit, id, t),
    historyOf(visit, id, t),
    context.portal.media.documents(id),
    managerOf(visit, id),
  ]);
  return {
    path: ownerPath(language, id),
    list: ownerPath(language),
    logOut: t('owners.list.logOut'),
    property: head,
    figures,
    visits,
    offers,
    online,
    history,
    documents,
    bad: badFiguresIn(visit, { head, figures, visits }, t),
    agency: agencyOf(visit.site.settings, visit.choice).name,
    manager,
    isSent: query.has('sent'),
    maxMessage,
    words: t('owners.report', { returnObjects: true }),
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => ownerPath(each.language, id)),
      title: head.title,
      description: '',
      noIndex: true,
    }),
  };
}

/** Sends a message to the property's manager. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { visit, owner } = await ownerVisit(context, request, 'ownerProperty');
  const id = await ownProperty(context, owner, visit.target.params.id);
  const t = await readTexts(context, visit.language);
  const sent = await readForm(request);
  const typed = String(sent.get('message') ?? '');
  const [{ title }, { email }] = await Promise.all([headOf(visit, id, t), managerOf(visit, id)]);
  const problem = await sendMessage(visit, owner, { id, title, managerEmail: email }, typed);
  if (problem !== null)
    return data(
      { problem: t(`owners.report.${problem}`, { max: maxMessage }), typed },
      { status: problem === 'notSent' ? 503 : 422 },
    );
  throw redirect(`${ownerPath(visit.language, id)}?sent=#message`, 303);
}

export default function OwnerPropertyPage() {
  const answer = useActionData() as { problem: string; typed: string } | undefined;
  const { languageLinks: _, head: __, ...report } = useLoaderData<typeof loader>();
  return <Report {...report} answer={answer ?? null} />;
}
