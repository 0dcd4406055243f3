import type { ActionFunctionArgs } from '@remix-run/node';

const statuses = { accepted: 202, repeated: 200, forged: 401, malformed: 422 } as const;

/** `POST /api/sweepbright`: SweepBright says that an estate was published, changed or withdrawn. The work itself is queued. */
export async function action({ request, context: { sweepBright } }: ActionFunctionArgs) {
  if (sweepBright === null) return new Response('SweepBright is not connected here.\n', { status: 404 });
  const received = await sweepBright(await request.text(), request.headers.get('X-Hook-Signature'));
  return new Response(`${received}\n`, { status: statuses[received] });
}

export function loader() {
  return new Response('SweepBright posts here.\n', { status: 405, headers: { Allow: 'POST' } });
}
