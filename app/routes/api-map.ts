import type { LoaderFunctionArgs } from '@remix-run/node';
import { mapAnswer } from '~/listings/map/map-items.server.ts';
import { parseMapQuery } from '~/listings/map/map-query.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';
import { cardOptions } from '~/site/visit.server.ts';

/** `GET /api/map?goal=sale&language=nl&…&box=…&zoom=9`: a search's map (docs/maps.md). Cached like a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = parseMapQuery(new URL(request.url).searchParams);
  if (asked === null) return Response.json({ error: 'Name a goal and a language.' }, { status: 400 });
  const { language, criteria, view } = asked;
  const [site, overview, types, t] = await Promise.all([
    readSite(context),
    context.listings.mapClusters(criteria, view),
    context.listings.propertyTypes(),
    readTexts(context, language),
  ]);
  return Response.json(mapAnswer(overview, { ...cardOptions(site, language), t, types }));
}
