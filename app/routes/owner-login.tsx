import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ownerRecoveryPath } from '~/addresses/entity-paths.ts';
import { loginLimitHeaders } from '~/owners/login.server.ts';
import { MenuPage } from '~/modules/MenuPage.tsx';
import { readMenuPage } from '~/modules/page.server.ts';
import { LabelledField } from '~/owners/LabelledField.tsx';
import { Notice } from '~/owners/Notice.tsx';
import { afterLogin } from '~/owners/owner-visit.server.ts';
import { Island } from '~/ui/islands/Island.tsx';
import LoginWithPasskey from '~/owners/passkeys/LoginWithPasskey.island.tsx';
import { passkeyLogin } from '~/owners/passkeys/view.server.ts';
import { readForm } from '~/platform/sent-body.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { viewVisit } from '~/site/visit.server.ts';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { buttonStyles, linkStyle } from '~/ui/button.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);
/** Passes on what an answer says of its limits. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The owners' login (requirements 2.17), on the page that editors may have made for it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'ownerLogin');
  const { language, site, query, inEachLanguage } = visit;
  const next = afterLogin(query.get('next'), language);
  if ((await context.portal.access.ownerOf(request)) !== null) throw redirect(next, 303);
  const t = await readTexts(context, language);
  const { view, facts } = await readMenuPage(site.pages.byType('login') ?? null, visit, t('owners.login.title'));
  return {
    page: { ...view, description: view.description ?? { text: t('owners.login.intro') } },
    recovery: ownerRecoveryPath(language),
    notice: query.has('out') ? t('owners.login.loggedOut') : query.has('next') ? t('owners.login.ended') : null,
    passkey: await passkeyLogin(context, language, query.get('next')),
    demo: context.portal.demoLogin && t('owners.login.demo', context.portal.demoLogin),
    words: t('owners.login', { returnObjects: true }),
    ...pageHead(visit, context.origin, {
      ...facts,
      paths: inEachLanguage((each) => fixedPath('login', each.language)),
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { language, query } = await viewVisit(context, 'ownerLogin');
  const { access } = context.portal;
  const t = await readTexts(context, language);
  const sent = await readForm(request);
  const email = String(sent.get('email') ?? '').slice(0, 300);
  const password = String(sent.get('password') ?? '');
  const refused = (status: number, problem: string, wait = 0) =>
    data({ problem, email }, { status, headers: loginLimitHeaders(wait) });
  if (email.trim() === '' || password === '') return refused(422, t('owners.login.invalid'));
  const from = { address: context.visitorNetwork, agent: request.headers.get('user-agent') ?? '' };
  const login = await access.logIn(email, password, from);
  if (login === null) return refused(422, t('owners.login.wrong'));
  if ('wait' in login) return refused(429, t('owners.login.wait', { count: login.wait }), login.wait);
  // Prevents session fixation: a session from before the login must not become the owner's.
  await access.logOut(request, from.address);
  throw redirect(afterLogin(query.get('next'), language), {
    status: 303,
    headers: { ...loginLimitHeaders(), 'Set-Cookie': access.cookieOf(login.secret, new URL(request.url)) },
  });
}

export default function OwnerLoginPage() {
  const { page, recovery, notice, passkey, demo, words } = useLoaderData<typeof loader>();
  const answer = useActionData() as { problem: string; email: string } | undefined;
  return (
    <MenuPage page={page}>
      <form method="post" className="grid max-w-[28rem] gap-5">
        {answer ? (
          <Notice kind="problem">
            <p>{words.failed}</p>
            <p className="font-normal">{answer.problem}</p>
          </Notice>
        ) : (
          notice !== null && <Notice kind="done">{notice}</Notice>
        )}
        <LabelledField
          label={words.email}
          name="email"
          type="email"
          required
          autoComplete="username webauthn"
          defaultValue={answer?.email}
        />
        <LabelledField
          label={words.password}
          name="password"
          type="password"
          required
          autoComplete="current-password"
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="submit" className={buttonStyles.main}>
            {words.button}
          </button>
          <a href={recovery} className={linkStyle}>
            {words.forgot}
          </a>
        </div>
        {passkey !== null && <Island of={LoginWithPasskey} props={passkey} />}
        {demo !== null && <p className="border-t border-line pt-4 text-small text-slate-soft">{demo}</p>}
      </form>
    </MenuPage>
  );
}
