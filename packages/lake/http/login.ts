import { isFromOwnPage, loginLimitHeaders, usedPasskey, type PasskeySite } from '@gevel/accounts';
import { studioCookie, type People, type User } from '../people/people.ts';
import type { LakeCaller, LakeDemoLogin } from '../ports.ts';
import { json, problem } from './answers.ts';
import { readText } from './body.ts';
import {
  codeAnswer,
  loginAnswer,
  passkeyStepAnswer,
  setUpAnswer,
  spareCodesAnswer,
  type LoginState,
  type LoginView,
} from './login-page.ts';
import { languageOf } from './login-texts.ts';

export interface Login {
  /** `GET` and `POST` of the login page. */
  answer(request: Request, url: URL, caller: LakeCaller): Promise<Response>;
  /** `POST`: what a passkey is to sign. */
  askPasskey(request: Request): Promise<Response>;
}

export interface LoginParts {
  people: People;
  brand: string;
  loginPath: string;
  /** Null where no mail can be sent. */
  recoverPath: string | null;
  demoLogin: LakeDemoLogin | undefined;
  /** The site that passkeys are bound to; null where there can be none. */
  passkeySite: () => PasskeySite | null;
}

const maxFormBytes = 30_000;

const demoEditor = { id: 'p-demo-editor', name: 'Demo editor', email: 'demo@localhost', role: 'editor' } as const;

/**
 * Our own login page, so that the Studio needs no account elsewhere. It works without JavaScript; only passkeys need it.
 * After a right password comes the second factor, for those who have one or where it is required.
 */
export function createLogin({ people, brand, loginPath, recoverPath, demoLogin, passkeySite }: LoginParts): Login {
  const mayTryDemo = (request: Request, caller: LakeCaller): boolean => demoLogin?.offeredTo(request, caller) === true;

  async function enterDemo(code: string, asked: Asked): Promise<Response> {
    if (!asked.view.demo) return loginAnswer(asked.view, { failure: 'demo' }, 403, {});
    if (demoLogin?.redeem(code) !== true) return loginAnswer(asked.view, { failure: 'demoCode' }, 403, {});
    const { id } = await people.sessions.demoPerson(demoEditor);
    return enter(id, asked);
  }

  async function logIn(form: URLSearchParams, asked: Asked): Promise<Response> {
    const { view, address } = asked;
    const page = (state: LoginState, status: number, limits = {}) => loginAnswer(view, state, status, limits);
    const email = form.get('email') ?? '';
    const password = form.get('password') ?? '';
    if (email.trim() === '' || password === '') return page({ failure: 'missing', email }, 400);
    const seconds = await people.attempts.begin(email, address);
    if (seconds > 0) return page({ failure: 'wait', email, seconds }, 429, loginLimitHeaders(seconds));
    const user = await people.sessions.personWith(email, password, { address });
    if (user === undefined) return page({ failure: 'wrong', email }, 401, loginLimitHeaders());
    const { secondFactors } = people;
    const hasApp = await secondFactors.hasApp(user.id);
    if (!hasApp && !(await people.policy.requiresSecondFactor())) {
      await people.attempts.succeeded(email, address);
      return enter(user.id, asked);
    }
    // Whoever knows the password alone may not add an app where there is a passkey.
    if (!hasApp && (await people.passkeys.list(user.id)).length > 0) return passkeyStepAnswer(view);
    const half = await secondFactors.beginHalfLogin(user.id);
    return hasApp
      ? codeAnswer(view, half, {}, 200, {})
      : setUpAnswer(view, half, await secondFactors.offerApp(user, brand), {}, 200, {});
  }

  /** The second factor of a login whose password was right. Wrong codes count as wrong passwords do. */
  async function goOn(half: string, code: string, asked: Asked): Promise<Response> {
    const { view, address } = asked;
    const { secondFactors } = people;
    const user = await secondFactors.personOfHalfLogin(half);
    if (user === undefined) return loginAnswer(view, { failure: 'expired' }, 401, {});
    const hasApp = await secondFactors.hasApp(user.id);
    const again = async (state: LoginState, status: number, limits: Record<string, string>) =>
      hasApp
        ? codeAnswer(view, half, state, status, limits)
        : setUpAnswer(view, half, await secondFactors.offerApp(user, brand), state, status, limits);
    const seconds = await people.attempts.begin(user.email, address);
    if (seconds > 0) return again({ failure: 'wait', seconds }, 429, loginLimitHeaders(seconds));
    const spareCodes = hasApp ? undefined : await secondFactors.takeApp(user.id, code, { address });
    const isRight = hasApp ? await secondFactors.isCode(user.id, code) : spareCodes !== undefined;
    if (!isRight) return again({ failure: 'code' }, 401, loginLimitHeaders());
    await people.attempts.succeeded(user.email, address);
    await secondFactors.endHalfLogin(half);
    if (spareCodes === undefined) return enter(user.id, asked);
    return spareCodesAnswer(view, spareCodes, targetOf(asked.url), await beginSession(user.id, asked));
  }

  async function enterByPasskey(text: string, asked: Asked): Promise<Response> {
    const { view, address } = asked;
    const refused = (state: LoginState, status: number, limits = {}) => loginAnswer(view, state, status, limits);
    const site = passkeySite();
    const answer = usedPasskey.safeParse(parsed(text)).data;
    const seconds = await people.attempts.begin(null, address);
    if (seconds > 0) return refused({ failure: 'wait', seconds }, 429, loginLimitHeaders(seconds));
    const user: User | undefined =
      answer === undefined || site === null ? undefined : await people.passkeys.personOf(answer, site, { address });
    if (user === undefined) return refused({ failure: 'passkey' }, 401, loginLimitHeaders());
    await people.attempts.succeeded(null, address);
    // It is something one has, opened by something one knows or is: two factors.
    return enter(user.id, asked);
  }

  /** Begins a session and ends the browser's earlier one, which may not be this person's. Resolves to its cookie. */
  async function beginSession(id: string, { request, url, address }: Asked): Promise<string> {
    const earlier = studioCookie.read(request);
    const secret = await people.sessions.begin(id, request.headers.get('user-agent') ?? '', { address });
    if (earlier !== undefined) await people.sessions.end(earlier, { address });
    return studioCookie.set(secret, url);
  }

  async function enter(id: string, asked: Asked): Promise<Response> {
    // 303 makes the browser follow with a GET, so that a reload does not send the password again.
    return new Response(null, {
      status: 303,
      headers: {
        location: targetOf(asked.url),
        'cache-control': 'no-store',
        'set-cookie': await beginSession(id, asked),
      },
    });
  }

  return {
    answer: async (request, url, caller) => {
      const view: LoginView = {
        brand,
        loginPath,
        recoverPath,
        language: languageOf(url.searchParams.get('language'), request.headers.get('accept-language')),
        target: url.searchParams.get('origin'),
        demo: mayTryDemo(request, caller),
        passkeys: passkeySite() !== null,
      };
      const asked: Asked = { request, url, address: caller.address, view };
      // The link from the terminal. Its code is secret, so no other site can log a visitor in with it.
      const code = url.searchParams.get('code');
      if (request.method === 'GET' && code !== null) return enterDemo(code, asked);
      if (request.method === 'GET' || request.method === 'HEAD') {
        const email = url.searchParams.get('email') ?? '';
        return loginAnswer(view, { email, passwordSet: url.searchParams.has('set') }, 200, {});
      }
      if (request.method !== 'POST') return problem(405, 'Method Not Allowed', 'Send the form of this page.');
      // Another site could otherwise log a visitor in under someone else's account.
      if (!isFromOwnPage(request)) return loginAnswer(view, { failure: 'origin' }, 403, {});
      const form = new URLSearchParams((await readText(request, maxFormBytes)) ?? '');
      if (form.get('as') === 'demo') return enterDemo(form.get('code') ?? '', asked);
      if (form.get('as') === 'passkey') return enterByPasskey(form.get('answer') ?? '', asked);
      const half = form.get('half');
      return half === null ? logIn(form, asked) : goOn(half, form.get('code') ?? '', asked);
    },

    askPasskey: async (request) => {
      const site = passkeySite();
      if (site === null) return problem(404, 'Not Found', 'This site has no passkeys.');
      if (request.method !== 'POST') return problem(405, 'Method Not Allowed', 'Ask with POST.');
      if (!isFromOwnPage(request)) return problem(403, 'Forbidden', 'Only a page of this site may ask.');
      const answer = json(await people.passkeys.ask(site));
      answer.headers.set('cache-control', 'no-store');
      return answer;
    },
  };
}

interface Asked {
  request: Request;
  url: URL;
  address: string;
  view: LoginView;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where to go after the login; always a path on this site, whatever the URL says. */
function targetOf(url: URL): string {
  const wanted = url.searchParams.get('origin') ?? '';
  if (!URL.canParse(wanted, url.origin)) return '/';
  const target = new URL(wanted, url.origin);
  // Relative, but never `//elsewhere`, which browsers treat as another host.
  const path = `/${target.pathname.replace(/^[/\\]+/, '')}`;
  return target.origin === url.origin ? `${path}${target.search}${target.hash}` : '/';
}
