import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ownerAccountPath, ownerLoginPath, ownerPath } from '~/addresses/entity-paths.ts';
import { browserOf } from '~/owners/agents.ts';
import { LabelledField } from '~/owners/LabelledField.tsx';
import { LogOut } from '~/owners/LogOut.tsx';
import { Notice } from '~/owners/Notice.tsx';
import { ownerVisit } from '~/owners/owner-visit.server.ts';
import { passkeyMail } from '~/owners/mails.server.ts';
import { PasskeyList } from '~/owners/passkeys/PasskeyList.tsx';
import { passkeysOf } from '~/owners/passkeys/view.server.ts';
import { unproved } from '~/owners/unproved.server.ts';
import { formatMoment } from '~/listings/domain/rules/format.ts';
import { readForm } from '~/platform/sent-body.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { buttonStyles, linkStyle } from '~/ui/button.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);
/** Passes on what an answer says of its limits. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** What takes a login of the last ten minutes or the password, and the texts of its buttons. */
const guarded = new Map([
  ['end', 'owners.account.end'],
  ['endAll', 'owners.account.endAll'],
  ['removePasskey', 'owners.passkeys.remove'],
] as const);

/** An owner's settings: the weekly mail, the password, passkeys, and sessions. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit, owner } = await ownerVisit(context, request, 'ownerAccount');
  const { language, query } = visit;
  const { owners, access } = context.portal;
  const t = await readTexts(context, language);
  const [settings, sessions, own, passkeys] = await Promise.all([
    owners.settings(owner.id),
    owners.accounts.sessions.list(owner.id),
    owners.accounts.sessions.idOf(access.sessionSecret(request) ?? ''),
    passkeysOf(context, request, owner, language),
  ]);
  return {
    back: { href: ownerPath(language), label: t('owners.list.title') },
    logOut: t('owners.list.logOut'),
    loggedInAs: t('owners.account.loggedInAs', { email: owner.email }),
    weekly: settings.weekly,
    notice:
      query.get('done') === 'saved'
        ? t('owners.account.saved')
        : query.get('done') === 'link'
          ? t('owners.recovery.sent')
          : query.get('done') === 'passkey'
            ? t('owners.passkeys.added')
            : query.get('done') === 'passkeyRemoved'
              ? t('owners.passkeys.removed')
              : null,
    passkeys,
    sessions: sessions.map(({ id, agent, begunAt, seenAt }) => {
      const known = browserOf(agent);
      return {
        id,
        isThis: id === own,
        name: known ? t('owners.account.on', known) : t('owners.account.unknown'),
        since: t('owners.account.since', {
          day: formatMoment(new Date(begunAt)),
          seen: formatMoment(new Date(seenAt)),
        }),
      };
    }),
    words: t('owners.account', { returnObjects: true }),
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => ownerAccountPath(each.language)),
      title: t('owners.account.title'),
      description: '',
      noIndex: true,
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { visit, owner } = await ownerVisit(context, request, 'ownerAccount');
  const { access, owners } = context.portal;
  const address = context.visitorNetwork;
  const sent = await readForm(request);
  const path = ownerAccountPath(visit.language);
  const wanted = String(sent.get('do'));
  const word = guarded.get(wanted as 'end');
  if (word !== undefined) {
    const proof = await access.proof(request, owner, String(sent.get('password') ?? ''), context.visitorNetwork);
    if (proof !== 'proved') {
      const t = await readTexts(context, visit.language);
      const { problem, status, headers: limits } = unproved(proof, t);
      const asked = ['do', 'session', 'passkey'].map((name) => [name, String(sent.get(name) ?? '')] as const);
      return data({ problem, asked, button: t(word) }, { status, headers: limits });
    }
  }
  switch (wanted) {
    case 'weekly':
      await owners.setWeekly(owner.id, sent.get('weekly') === 'on');
      throw redirect(`${path}?done=saved`, 303);
    case 'link':
      await access.recover(owner.email);
      throw redirect(`${path}?done=link`, 303);
    case 'end':
      await owners.accounts.sessions.endOne(owner.id, String(sent.get('session') ?? ''), { address });
      throw redirect(`${path}?done=saved`, 303);
    case 'removePasskey':
      if (await owners.accounts.passkeys.remove(owner.id, String(sent.get('passkey') ?? ''), { address }))
        await context.mail(await passkeyMail(context, owner, 'removed'));
      throw redirect(`${path}?done=passkeyRemoved`, 303);
    case 'endAll':
      await owners.accounts.sessions.endAll(owner.id, { address });
      throw redirect(`${ownerLoginPath(visit.language)}?out=`, {
        status: 303,
        headers: { 'Set-Cookie': await access.logOut(request, address) },
      });
    default:
      throw redirect(path, 303);
  }
}

export default function OwnerAccountPage() {
  const { back, logOut, loggedInAs, weekly, notice, passkeys, sessions, words } = useLoaderData<typeof loader>();
  const refused = useActionData() as { problem: string; asked: [string, string][]; button: string } | undefined;
  return (
    <div className="page-width grid gap-10 py-10 tablet:py-14">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <a href={back.href} className={linkStyle}>
            {back.label}
          </a>
          <LogOut list={back.href} label={logOut} />
        </div>
        <h1 className="text-display">{words.title}</h1>
        <p>{loggedInAs}</p>
        {notice !== null && <Notice kind="done">{notice}</Notice>}
        {refused && (
          <form method="post" className="grid max-w-[28rem] gap-5">
            <Notice kind="problem">{refused.problem}</Notice>
            {refused.asked.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <LabelledField
              label={passkeys.words.password}
              hint={passkeys.words.passwordHint}
              name="password"
              type="password"
              required
              autoComplete="current-password"
            />
            <button className={buttonStyles.main}>{refused.button}</button>
          </form>
        )}
      </div>
      <section className="grid max-w-text gap-4 border-t border-line pt-6">
        <h2 className="text-heading">{words.weekly}</h2>
        <p>{words.weeklyText}</p>
        <p className="font-semibold">{weekly ? words.weeklyOn : words.weeklyOff}</p>
        <form method="post">
          <input type="hidden" name="do" value="weekly" />
          <button name="weekly" value={weekly ? 'off' : 'on'} className={buttonStyles.rest}>
            {weekly ? words.weeklyStop : words.weeklyStart}
          </button>
        </form>
      </section>
      <section className="grid max-w-text gap-4 border-t border-line pt-6">
        <h2 className="text-heading">{words.password}</h2>
        <p>{words.passwordText}</p>
        <form method="post">
          <button name="do" value="link" className={buttonStyles.rest}>
            {words.passwordSend}
          </button>
        </form>
      </section>
      <PasskeyList {...passkeys} />
      <section className="grid max-w-text gap-4 border-t border-line pt-6">
        <h2 className="text-heading">{words.sessions}</h2>
        <ul className="grid">
          {sessions.map(({ id, isThis, name, since }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
              <div>
                <p className="font-semibold">
                  {name}
                  {isThis && ` (${words.thisOne})`}
                </p>
                <p className="text-small text-slate-soft figures">{since}</p>
              </div>
              {!isThis && (
                <form method="post">
                  <input type="hidden" name="do" value="end" />
                  <button
                    name="session"
                    value={id}
                    className={buttonStyles.quiet}
                    aria-label={`${words.end}: ${name}, ${since}`}
                  >
                    {words.end}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
        <form method="post">
          <button name="do" value="endAll" className={buttonStyles.main}>
            {words.endAll}
          </button>
        </form>
      </section>
    </div>
  );
}
