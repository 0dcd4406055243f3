import type { LoaderFunctionArgs } from '@remix-run/node';
import { i18nFor } from '~/i18n/i18n.server.ts';
import { plainText } from '~/i18n/text.ts';
import { frameDocument } from '~/listings/map/frame-document.server.ts';
import { frameTexts } from '~/listings/map/frame-texts.ts';
import { readOverrides } from '~/site/frame.server.ts';
import { findPage } from '~/site/place.server.ts';

/** The document that every map of the site stands in (docs/maps.md). What it shows it is told by its page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language, choice } = await findPage({ request, context });
  const [overrides, places] = await Promise.all([readOverrides(context, language), context.listings.mapPlaces()]);
  const { t } = await i18nFor(language, overrides);
  return frameDocument({
    language,
    title: t('map.title'),
    noScript: t('map.noScript'),
    secure: context.origin.startsWith('https:'),
    settings: {
      language,
      texts: frameTexts(t),
      tiles: context.mapTiles,
      places: places.map(({ latitude, longitude, name, count }) => [
        Number(latitude.toFixed(3)),
        Number(longitude.toFixed(3)),
        plainText(name, choice),
        count,
      ]),
    },
  });
}
