import type { ActionFunctionArgs } from '@remix-run/node';
import { webhookChange } from '~/content/hosted.server.ts';

/** `POST /api/content-changed`: Sanity's webhook says what was published. It is an addition to listening, for sites behind a wall. */
export async function action({ request, context: { webhook } }: ActionFunctionArgs) {
  if (webhook === null) return new Response('No webhook is expected here.\n', { status: 404 });
  const names = await webhookChange(request.headers, await request.text(), webhook.secret);
  if (names === null) return new Response('The signature or the document is not right.\n', { status: 401 });
  await webhook.raise(names);
  return new Response(null, { status: 204 });
}

export function loader() {
  return new Response('Sanity posts here.\n', { status: 405, headers: { Allow: 'POST' } });
}
