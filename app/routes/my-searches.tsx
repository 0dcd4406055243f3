import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeSearchPath, fixedPath, formPath, searchesPath } from '~/addresses/entity-paths.ts';
import { LoginForms } from '~/alerts/LoginForms.tsx';
import { foundNow } from '~/alerts/found-now.server.ts';
import { linkMail, summaries } from '~/alerts/mails.server.ts';
import { SearchList } from '~/alerts/SearchList.tsx';
import { readForm } from '~/platform/sent-body.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { viewVisit, type Visit } from '~/site/visit.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);
/** Passes on `Retry-After` of a throttled attempt. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Links and passwords that a network may request in ten minutes. */
const perAddress = { name: 'searches', most: 30, within: 600 };
const perPerson = { name: 'searches of a person', most: 3, within: 600 };

/** A person's searches, for a mail's link; without one, a page to log in or request it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'searches');
  const { language, query } = visit;
  const key = query.get('key');
  const t = await readTexts(context, language);
  const person = key === null ? null : await context.alerts.personOf(key);
  const searches = person === null ? [] : await context.alerts.searchesOf(person.id);
  const texts = await summaries(context, searches, language);
  const found = await Promise.all(
    searches.map((search) => (search.state === 'active' ? foundNow(visit, search) : null)),
  );
  const word = (name: Word) => t(`demandRegisterForm.alerts.${name}`);
  const title = word('title');
  return {
    title,
    greeting: person && t('demandRegisterForm.alerts.greeting', { email: person.email }),
    badKey: key !== null && person === null ? word('badKey') : null,
    searches: searches.map(({ id, state, changeKey }, index) => ({
      id,
      state,
      summary: texts[index] ?? '',
      about: word(state),
      change: visit.inMode(changeSearchPath(language, changeKey)),
      found: found[index] ?? null,
    })),
    add: visit.inMode(formPath('demand-register', language)),
    words: {
      ...Object.fromEntries(listWords.map((name) => [name, word(name)])),
      email: t('forms.fields.email'),
      password: t('demandRegisterForm.fields.password'),
    } as Record<ListWord | 'email' | 'password', string>,
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => fixedPath('searches', each.language)),
      title,
      description: '',
      noIndex: true,
    }),
  };
}

const listWords = [
  'confirm',
  'pause',
  'resume',
  'change',
  'remove',
  'add',
  'none',
  'now',
  'nothingNow',
  'all',
  'loginTitle',
  'login',
  'linkTitle',
  'linkText',
  'linkSend',
] as const;
type ListWord = (typeof listWords)[number];
type Word = ListWord | 'title' | 'badKey' | 'new' | 'active' | 'paused';

export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await viewVisit(context, 'searches');
  const sent = await readForm(request);
  const field = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value.slice(0, 300) : '';
  };
  switch (field('do')) {
    case 'login':
      return logIn(visit, field('email'), field('password'));
    case 'link':
      return sendLink(visit, field('email'));
    default:
      return manage(visit, field('do'), field('search'));
  }
}

async function manage({ context, language, query, inMode }: Visit, what: string, id: string) {
  const { alerts } = context;
  const key = query.get('key') ?? '';
  const person = await alerts.personOf(key);
  if (person !== null) {
    if (what === 'resume') await alerts.resume(person.id, id);
    else if (what === 'pause') await alerts.pause(person.id, id);
    else if (what === 'remove') await alerts.remove(person.id, id);
  }
  throw redirect(inMode(searchesPath(language, key)), 303);
}

async function logIn({ context, language, inMode }: Visit, email: string, password: string) {
  const { alerts, limits, visitorNetwork } = context;
  const t = await readTexts(context, language);
  const login = (await limits.take(perAddress, visitorNetwork))
    ? await alerts.logIn(email, password, visitorNetwork)
    : { wait: perAddress.within };
  if (login === null) return data({ problem: t('demandRegisterForm.alerts.loginFailed'), email }, { status: 422 });
  if ('wait' in login)
    return data(
      { problem: t('demandRegisterForm.alerts.loginWait', { count: login.wait }), email },
      { status: 429, headers: { 'Retry-After': String(login.wait) } },
    );
  throw redirect(inMode(searchesPath(language, login.key)), 303);
}

/** Returns the same response whether the address is known or not. */
async function sendLink({ context, language }: Visit, email: string) {
  const { alerts, limits, visitorNetwork, mail } = context;
  const t = await readTexts(context, language);
  const isAllowed = (await limits.take(perAddress, visitorNetwork)) && (await limits.take(perPerson, email));
  const person = isAllowed ? await alerts.confirmed(email) : null;
  if (person !== null) await mail(await linkMail(context, person, language));
  return data({ sent: t('demandRegisterForm.alerts.linkSent'), email }, { status: 200 });
}

export default function MySearchesPage() {
  const { title, greeting, badKey, searches, add, words } = useLoaderData<typeof loader>();
  const answer = useActionData() as { problem?: string; sent?: string; email?: string } | undefined;
  return (
    <div className="page-width grid gap-8 py-12 tablet:py-16">
      <h1 className="text-display">{title}</h1>
      {greeting === null ? (
        <LoginForms notice={badKey} answer={answer ?? {}} words={words} />
      ) : (
        <SearchList greeting={greeting} searches={searches} add={add} words={words} />
      )}
    </div>
  );
}
