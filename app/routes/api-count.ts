import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseCountQuery, type CountAnswer } from '~/listings/search/count-query.ts';
import { shownChoiceCounts } from '~/listings/search/search-options.server.ts';
import { readSite } from '~/site/site.server.ts';

/**
 * `GET /api/count?goal=sale&…`: the number of results and of those of each choice, while a visitor sets filters. Cached like a page, until
 * listings or content change.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const criteria = parseCountQuery(new URL(request.url).searchParams);
  const { filterConfig } = await readSite(context);
  const [count, choices] = await Promise.all([
    context.listings.count(criteria),
    shownChoiceCounts(context.listings, filterConfig, criteria),
  ]);
  return Response.json({ count, choices } satisfies CountAnswer);
}
