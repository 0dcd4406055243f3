import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ownerLoginPath, ownerRecoveryPath } from '~/addresses/entity-paths.ts';
import { LabelledField } from '~/owners/LabelledField.tsx';
import { Notice } from '~/owners/Notice.tsx';
import { readForm } from '~/platform/sent-body.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { viewVisit } from '~/site/visit.server.ts';
import { buttonStyles, linkStyle } from '~/ui/button.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** Links that a network may request. */
const perAddress = { name: 'recovery', most: 20, within: 600 };

/** Where an owner who has forgotten the password requests a link (requirements 6.4). */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'ownerRecovery');
  const { language } = visit;
  const t = await readTexts(context, language);
  return {
    login: ownerLoginPath(language),
    email: t('owners.login.email'),
    words: t('owners.recovery', { returnObjects: true }),
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => ownerRecoveryPath(each.language)),
      title: t('owners.recovery.title'),
      description: '',
      noIndex: true,
    }),
  };
}

/** Gives the same response in the same time whether the address is known or not: a job writes the mail. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = await viewVisit(context, 'ownerRecovery');
  const { limits, visitorNetwork, portal } = context;
  const t = await readTexts(context, language);
  const sent = await readForm(request);
  const email = String(sent.get('email') ?? '')
    .trim()
    .slice(0, 254);
  if (!(await limits.take(perAddress, visitorNetwork)))
    return data({ problem: t('owners.recovery.tooMany'), email, sent: false }, { status: 429 });
  if (!(await portal.access.recover(email)))
    return data({ problem: t('owners.recovery.invalid'), email, sent: false }, { status: 422 });
  return data({ problem: null, email, sent: true });
}

export default function OwnerRecoveryPage() {
  const { login, email, words } = useLoaderData<typeof loader>();
  const answer = useActionData() as { problem: string | null; email: string; sent: boolean } | undefined;
  return (
    <div className="page-width grid gap-6 py-12 tablet:py-16">
      <h1 className="text-display">{words.title}</h1>
      {answer?.sent ? (
        <Notice kind="done">{words.sent}</Notice>
      ) : (
        <form method="post" className="grid max-w-[28rem] gap-5">
          <p>{words.text}</p>
          <LabelledField
            label={email}
            name="email"
            type="email"
            required
            autoComplete="username"
            defaultValue={answer?.email}
            problem={answer?.problem ?? null}
          />
          <div>
            <button type="submit" className={buttonStyles.main}>
              {words.button}
            </button>
          </div>
        </form>
      )}
      <p>
        <a href={login} className={linkStyle}>
          {words.back}
        </a>
      </p>
    </div>
  );
}
