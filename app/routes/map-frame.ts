import type { LoaderFunctionArgs } from '@remix-run/node';
import { plainText } from '~/i18n/text.ts';
import { frameDocument } from '~/listings/map/frame-document.server.ts';
import { frameTexts } from '~/listings/map/frame-texts.ts';
import { readTexts } from '~/site/shell.server.ts';
import { pageVisit } from '~/site/visit.server.ts';

/** The document of every map iframe (docs/maps.md). The embedding page tells it what to show. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language, choice } = await pageVisit(context);
  const streets = context.mapStreets();
  const [t, places] = await Promise.all([readTexts(context, language), context.listings.mapPlaces()]);
  return frameDocument({
    language,
    title: t('map.frame'),
    noScript: t('map.noScript'),
    secure: context.origin.startsWith('https:'),
    settings: {
      language,
      texts: frameTexts(t),
      streets,
      // The site's own streets involve no third party; another server's tiles are the fallback.
      tiles: streets === null ? context.mapTiles : null,
      places: places.map(({ latitude, longitude, name, count }) => [
        Number(latitude.toFixed(3)),
        Number(longitude.toFixed(3)),
        plainText(name, choice),
        count,
      ]),
    },
  });
}
