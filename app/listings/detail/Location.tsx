import { useTranslation } from '~/i18n/translation.ts';
import { linkStyle } from '~/ui/button.ts';
import { Island } from '~/ui/islands/Island.tsx';
import PropertyMap from '../map/PropertyMap.island.tsx';
import { MobilityScale } from './MobilityScale.tsx';
import type { PlaceView } from './place-view.ts';

/** The property's location: a map, links to other maps and street photos, and its mobility score. */
export function Location({ place, id, title }: { place: PlaceView; id: string; title: string }) {
  const { t } = useTranslation();
  const { city, coordinates, onMap, mapUrl, googleMapsUrl, streetViewUrl, mobility } = place;
  return (
    <section aria-labelledby="place" className="print:hidden">
      <h2 id="place" className="mb-4 text-heading">
        {t('sections.place')}
      </h2>
      {coordinates && onMap && <Island of={PropertyMap} props={{ id, title, shown: onMap, ...coordinates }} />}
      {coordinates?.approximate && (
        <p className="mt-2 text-small text-slate-soft">{t('place.approximate', { city })}</p>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {[
          {
            url: mapUrl,
            name: coordinates?.approximate ? t('property.mapOfPlace', { city }) : t('place.openStreetMap'),
          },
          { url: googleMapsUrl, name: t('place.googleMaps') },
          { url: streetViewUrl, name: t('place.streetView') },
        ].map(
          ({ url, name }) =>
            url && (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={`${linkStyle} inline-flex min-h-11 items-center`}
                >
                  {name}
                </a>
              </li>
            ),
        )}
      </ul>
      {mobility && <MobilityScale {...mobility} />}
    </section>
  );
}
