import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { noStore } from '~/office/access.server.ts';
import { accountOf, accountRequest, changeAccount } from '~/office/people/account.server.ts';
import { asker, refuse } from '~/office/people/asked.server.ts';
import { readJson } from '~/platform/sent-body.ts';

/** `GET /api/account`: one's own account in the Studio. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return Response.json(await accountOf(await asker(request, context)), { headers: noStore });
}

/** `POST /api/account`: the password, the second factor, passkeys, sessions. */
export async function action({ request, context }: ActionFunctionArgs) {
  const by = await asker(request, context);
  const { data } = accountRequest.safeParse(await readJson(request));
  return data === undefined
    ? refuse('parameter')
    : changeAccount(data, by, context.resolved.query.get('language') ?? '');
}
