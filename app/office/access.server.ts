import type { AppLoadContext } from '@remix-run/node';
import type { LeadEditor } from '~/leads/desk.server.ts';
import type { Editor } from '~/platform/editors.ts';
import type { LeadRefusal } from './answers.ts';

export const noStore = { 'Cache-Control': 'no-store' };

const messages = {
  login: 'Log in to the Studio first.',
  role: 'Leads are personal data: only editors, administrators and the office may read them.',
  gone: 'There is no such lead, or no longer: its time was over, or the person asked to be forgotten.',
  changed: 'A colleague has changed this text meanwhile.',
  editor: 'Leads can be assigned only to people who may read them.',
} as const;
const statuses = { login: 401, role: 403, gone: 404, editor: 422, changed: 409, parameter: 400 } as const;

/** @param message defaults to an explanation of the error */
export function refusal(error: keyof typeof messages): Response;
export function refusal(error: 'parameter', message: string): Response;
export function refusal(error: LeadRefusal['error'], message = error === 'parameter' ? '' : messages[error]): Response {
  return Response.json({ error, message } satisfies LeadRefusal, { status: statuses[error], headers: noStore });
}

/**
 * The editor who requests leads (docs/decisions/0037): an editor, an administrator or the office. Authors and viewers may see
 * drafts but not visitors' data. Programs may not see it either, because their tokens are for content.
 *
 * A cookie counts only if a page of this site sent the request (`EditorsPort`), so that other sites cannot make an
 * editor change anything.
 *
 * @throws {Response} 401 or 403
 */
export async function officeEditor(request: Request, { editors, leadDesk }: AppLoadContext): Promise<Editor> {
  const editor = await editors.whoIs(request);
  if (editor === null) throw refusal('login');
  if (!mayReadLeads(editor)) throw refusal('role');
  await leadDesk.know(editor);
  return editor;
}

const leadReaders: ReadonlySet<Editor['role']> = new Set(['administrator', 'editor', 'office']);

function mayReadLeads({ role, email }: Editor): boolean {
  const isPerson = email !== '';
  return isPerson && leadReaders.has(role);
}

/**
 * The people to whom leads can be assigned: everybody who may read them. If Sanity manages the accounts, the site only
 * knows those who have opened the leads before.
 */
export async function assignable({ editors, leadDesk }: AppLoadContext): Promise<LeadEditor[]> {
  const everybody = await editors.everybody();
  return everybody?.filter(mayReadLeads).map(({ id, name, email }) => ({ id, name, email })) ?? leadDesk.editors();
}
