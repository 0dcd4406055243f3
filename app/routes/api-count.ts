import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseCountQuery } from '~/listings/search/count-query.ts';

/** `GET /api/count?goal=sale&…`: the number of results, while a visitor sets filters. Cached like a page, until listings change. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const criteria = parseCountQuery(new URL(request.url).searchParams);
  return Response.json({ count: await context.listings.count(criteria) });
}
