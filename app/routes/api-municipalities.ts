import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import type { PlaceOption } from '~/listings/search/place-option.ts';

const mostShown = 8;
const longestText = 60;

/** `GET /api/municipalities?text=gen&language=nl`: suggestions for a typed place. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const language = query.get('language') ?? undefined;
  const text = (query.get('text') ?? '').trim().slice(0, longestText);
  if (!isLanguage(language) || text.length < 2) return Response.json([]);
  const found = await context.listings.municipalities(text, { language, limit: mostShown });
  return Response.json(
    found.map(({ name, zip }): PlaceOption => ({ name, zip })),
    {
      headers: { 'Cache-Control': 'public, max-age=3600' },
    },
  );
}
