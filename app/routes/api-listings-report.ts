import type { LoaderFunctionArgs } from '@remix-run/node';

const noStore = { 'Cache-Control': 'no-store' };

/** `GET /api/listings-report`: the adverts that miss what the law asks for, as JSON. For editors only. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if ((await context.editors.whoIs(request)) === null) {
    return Response.json({ error: 'Log in to the Studio first.' }, { status: 401, headers: noStore });
  }
  return Response.json(await context.advertReport(), { headers: noStore });
}
