import { isFromOwnPage, loginLimitHeaders } from '@gevel/accounts';
import { studioCookie, type People } from '../people/people.ts';
import type { LakeCaller, LakeDemoLogin } from '../ports.ts';
import { problem } from './answers.ts';
import { readText } from './body.ts';
import { loginPage, type LoginState, type LoginView } from './login-page.ts';
import { languageOf } from './login-texts.ts';

export interface Login {
  /** `GET` and `POST` of the login page. */
  answer(request: Request, url: URL, caller: LakeCaller): Promise<Response>;
}

export interface LoginParts {
  people: People;
  brand: string;
  loginPath: string;
  demoLogin: LakeDemoLogin | undefined;
}

const maxFormBytes = 10_000;

const demoEditor = { id: 'p-demo-editor', name: 'Demo editor', email: 'demo@localhost', role: 'editor' } as const;

/** Our own login page, so that the Studio needs no account elsewhere. It works without JavaScript. */
export function createLogin({ people, brand, loginPath, demoLogin }: LoginParts): Login {
  const mayTryDemo = (request: Request, caller: LakeCaller): boolean => demoLogin?.offeredTo(request, caller) === true;

  async function enterDemo(
    code: string,
    request: Request,
    url: URL,
    caller: LakeCaller,
    page: Page,
  ): Promise<Response> {
    if (!mayTryDemo(request, caller)) return page({ failure: 'demo' }, 403);
    if (demoLogin?.redeem(code) !== true) return page({ failure: 'demoCode' }, 403);
    const { id } = await people.sessions.demoPerson(demoEditor);
    return enter(id, request, url, caller);
  }

  async function logIn(request: Request, url: URL, caller: LakeCaller, page: Page): Promise<Response> {
    const form = new URLSearchParams((await readText(request, maxFormBytes)) ?? '');
    if (form.get('as') === 'demo') return enterDemo(form.get('code') ?? '', request, url, caller, page);
    const email = form.get('email') ?? '';
    const password = form.get('password') ?? '';
    if (email.trim() === '' || password === '') return page({ failure: 'missing', email }, 400);
    const seconds = await people.attempts.begin(email, caller.address);
    if (seconds > 0) return page({ failure: 'wait', email, seconds }, 429, loginLimitHeaders(seconds));
    const user = await people.sessions.personWith(email, password, { address: caller.address });
    if (user === undefined) return page({ failure: 'wrong', email }, 401, loginLimitHeaders());
    await people.attempts.succeeded(email, caller.address);
    return enter(user.id, request, url, caller);
  }

  /** Begins a session and ends the browser's earlier one, which may not be this person's. */
  async function enter(id: string, request: Request, url: URL, { address }: LakeCaller): Promise<Response> {
    const earlier = studioCookie.read(request);
    const secret = await people.sessions.begin(id, '', { address });
    if (earlier !== undefined) await people.sessions.end(earlier, { address });
    // 303 makes the browser follow with a GET, so that a reload does not send the password again.
    return new Response(null, {
      status: 303,
      headers: {
        location: targetOf(url),
        'cache-control': 'no-store',
        'set-cookie': studioCookie.set(secret, url),
      },
    });
  }

  return {
    answer: async (request, url, caller) => {
      const language = languageOf(url.searchParams.get('language'), request.headers.get('accept-language'));
      const page: Page = (state, status = 200, headers = {}) =>
        pageAnswer(
          {
            brand,
            loginPath,
            language,
            target: url.searchParams.get('origin'),
            demo: mayTryDemo(request, caller),
            state,
          },
          status,
          headers,
        );
      // The link from the terminal. Its code is secret, so no other site can log a visitor in with it.
      const code = url.searchParams.get('code');
      if (request.method === 'GET' && code !== null) return enterDemo(code, request, url, caller, page);
      if (request.method === 'GET' || request.method === 'HEAD') return page({});
      if (request.method !== 'POST') return problem(405, 'Method Not Allowed', 'Send the form of this page.');
      // Another site could otherwise log a visitor in under someone else's account.
      if (!isFromOwnPage(request)) return page({ failure: 'origin' }, 403);
      return logIn(request, url, caller, page);
    },
  };
}

type Page = (state: LoginState, status?: number, headers?: Record<string, string>) => Response;

function pageAnswer(view: LoginView, status: number, limits: Record<string, string>): Response {
  const { html, policy } = loginPage(view);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': view.language,
    'cache-control': 'no-store',
    vary: 'accept-language',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': policy,
    'x-robots-tag': 'noindex',
    ...limits,
  });
  return new Response(html, { status, headers });
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
