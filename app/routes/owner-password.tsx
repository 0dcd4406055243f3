import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ownerPasswordPath, ownerPath, ownerRecoveryPath } from '~/addresses/entity-paths.ts';
import { choosePassword, passwordLength, personOfKey, type PasswordProblem } from '~/owners/choose-password.server.ts';
import { LabelledField } from '~/owners/LabelledField.tsx';
import { Notice } from '~/owners/Notice.tsx';
import { readForm } from '~/platform/sent-body.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { viewVisit } from '~/site/visit.server.ts';
import { buttonStyles } from '~/ui/button.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** Sets a password, for a mail's link. Loading it does not use up the link, because mail programs follow links. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'ownerPassword');
  const { language, query } = visit;
  const t = await readTexts(context, language);
  const found = await personOfKey(context, query.get('key'));
  const passkeys = found && (await context.portal.owners.accounts.passkeys.list(found.person.id));
  const title =
    found === null
      ? t('owners.password.badTitle')
      : found.purpose === 'invitation'
        ? t('owners.password.titleInvitation', { name: found.person.name })
        : t('owners.password.titleRecovery');
  return {
    title,
    text: found && t('owners.password.text', { email: found.person.email }),
    passkeys: passkeys !== null && passkeys.length > 0 ? t('owners.password.passkeys') : null,
    email: found?.person.email ?? '',
    hint: t('owners.password.hint', passwordLength),
    ...passwordLength,
    recovery: ownerRecoveryPath(language),
    words: t('owners.password', { returnObjects: true }),
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => ownerPasswordPath(each.language, query.get('key'))),
      title,
      description: '',
      noIndex: true,
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { language, query } = await viewVisit(context, 'ownerPassword');
  const t = await readTexts(context, language);
  const sent = await readForm(request);
  const typed = { password: String(sent.get('password') ?? ''), again: String(sent.get('again') ?? '') };
  const from = { address: context.visitorNetwork, agent: request.headers.get('user-agent') ?? '' };
  const chosen = await choosePassword(context, query.get('key'), typed, from);
  // The page itself shows that the link is no longer valid.
  if (chosen === null) return data(null, { status: 410 });
  if ('problem' in chosen) {
    return data(
      { at: chosen.problem, problem: t(`owners.password.${chosen.problem}`, passwordLength) },
      { status: 422 },
    );
  }
  // Ends any earlier session, even somebody else's, as a login does.
  await context.portal.access.logOut(request, from.address);
  throw redirect(ownerPath(language), {
    status: 303,
    headers: { 'Set-Cookie': context.portal.access.cookieOf(chosen.secret, new URL(request.url)) },
  });
}

export default function OwnerPasswordPage() {
  const { title, text, passkeys, email, hint, min, recovery, words } = useLoaderData<typeof loader>();
  const answer = useActionData() as { at: PasswordProblem; problem: string } | null | undefined;
  const problemAt = (field: 'password' | 'again') =>
    answer && (answer.at === 'different') === (field === 'again') ? answer.problem : null;
  return (
    <div className="page-width grid gap-6 py-12 tablet:py-16">
      <h1 className="text-display">{title}</h1>
      {text === null ? (
        <>
          <p className="max-w-text">{words.badText}</p>
          <p>
            <a href={recovery} className={buttonStyles.main}>
              {words.newLink}
            </a>
          </p>
        </>
      ) : (
        <form method="post" className="grid max-w-[28rem] gap-5">
          {answer && <Notice kind="problem">{answer.problem}</Notice>}
          <p>{text}</p>
          {passkeys !== null && <p>{passkeys}</p>}
          {/* Tells password managers which account it is for. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <LabelledField
            label={words.password}
            name="password"
            type="password"
            required
            minLength={min}
            autoComplete="new-password"
            hint={hint}
            problem={problemAt('password')}
          />
          <LabelledField
            label={words.again}
            name="again"
            type="password"
            required
            autoComplete="new-password"
            problem={problemAt('again')}
          />
          <div>
            <button type="submit" className={buttonStyles.main}>
              {words.button}
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
