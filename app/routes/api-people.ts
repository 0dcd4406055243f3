import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { noStore } from '~/office/access.server.ts';
import { asker, refuse } from '~/office/people/asked.server.ts';
import { changePeople, peopleOf, peopleRequest } from '~/office/people/manage.server.ts';
import { isAdministrator } from '~/platform/editors.ts';
import { readJson } from '~/platform/sent-body.ts';

/** `GET /api/people`: everybody who may log in to the Studio; for administrators. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const by = await asker(request, context);
  return isAdministrator(by.editor) ? Response.json(await peopleOf(by), { headers: noStore }) : refuse('role');
}

/** `POST /api/people`: invites, roles, links for passwords, removals. */
export async function action({ request, context }: ActionFunctionArgs) {
  const by = await asker(request, context);
  const { data } = peopleRequest.safeParse(await readJson(request));
  return data === undefined ? refuse('parameter') : changePeople(data, by);
}
