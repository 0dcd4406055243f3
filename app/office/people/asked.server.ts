import type { AppLoadContext } from '@remix-run/node';
import { languages } from '~/i18n/languages.ts';
import type { Editor } from '~/platform/editors.ts';
import { noStore } from '../access.server.ts';
import type { AccountProblem, PeopleRefusal } from './answers.ts';
import type { StudioPeople } from './port.ts';

const refusals = {
  login: [401, 'Log in to the Studio first.'],
  role: [403, 'Only administrators manage people.'],
  gone: [404, 'Nobody has this account any more.'],
  parameter: [400, 'The action or one of its fields is not understood.'],
  hosted: [404, 'Sanity keeps these accounts: https://www.sanity.io/manage.'],
} as const;

export function refuse(error: keyof typeof refusals): Response {
  const [status, message] = refusals[error];
  return Response.json({ error, message } satisfies PeopleRefusal, { status, headers: noStore });
}

/** @param seconds until the next attempt, with `wait` */
export function problem(name: AccountProblem, seconds?: number): Response {
  const body: PeopleRefusal = { error: 'problem', message: `Refused: ${name}.`, problem: name };
  if (seconds === undefined) return Response.json(body, { status: 422, headers: noStore });
  const headers = { ...noStore, 'Retry-After': String(seconds) };
  return Response.json({ ...body, seconds }, { status: 429, headers });
}

export interface Asker {
  people: StudioPeople;
  editor: Editor;
  /** The secret of the editor's session. */
  secret: string;
  /** The browser's own name. */
  agent: string;
  context: AppLoadContext;
}

/**
 * The person who asks, with a session of this site.
 *
 * @throws {Response} 401, or 404 where Sanity keeps the accounts
 */
export async function asker(request: Request, context: AppLoadContext): Promise<Asker> {
  const { people, editors } = context;
  if (people === null) throw refuse('hosted');
  const editor = await editors.whoIs(request);
  const secret = people.sessionSecret(request);
  if (editor === null || editor.email === '' || secret === undefined) throw refuse('login');
  return { people, editor, secret, agent: request.headers.get('user-agent') ?? '', context };
}

export const languageOf = (text: string) => languages.find((language) => language === text) ?? languages[0];

/** The problem that an error of the accounts stands for; otherwise the error is thrown again. */
export function problemOf(error: unknown): Response {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = problems[code];
  if (known === undefined) throw error;
  return known === 'gone' ? refuse('gone') : problem(known);
}

const problems: Readonly<Record<string, AccountProblem | 'gone'>> = {
  PASSWORD_UNFIT: 'password-length',
  PASSWORD_COMMON: 'password-common',
  PASSKEYS_FULL: 'passkeys-full',
  EMAIL_UNFIT: 'email-unfit',
  USER_EXISTS: 'email-known',
  NAME_UNFIT: 'name-unfit',
  LAST_OF_ROLE: 'last-administrator',
  USER_UNKNOWN: 'gone',
};
