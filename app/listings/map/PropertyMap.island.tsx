import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { formatPath } from '~/addresses/address.ts';
import { mapFrameSegment } from '~/addresses/table.ts';
import { onDemand } from '~/ui/on-demand.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { useNearScreen } from '~/ui/use-near-screen.ts';
import { showsMap } from './conversation.ts';
import type { MapContent } from './message.ts';

export const wakes = 'visible';

export interface PropertyMapProps {
  id: string;
  title: string;
  latitude: number;
  longitude: number;
  /** The municipality's centre: shows a circle, no pin, no directions. */
  approximate: boolean;
  shown: MapContent;
}

// Until this loads, the frame shows its base map; everything else is on the page beside it.
const Messages = onDemand(async () => (await import('./PropertyMapMessages.tsx')).PropertyMapMessages);

/** The map of a property, in the map frame: 3:2, on phones 1:1, as wide as its container. */
export default function PropertyMap(props: PropertyMapProps) {
  const { t, language } = useTranslation();
  const { title, latitude, longitude, approximate, shown } = props;
  const elementId = `map-${props.id}`;
  const place = useRef<HTMLDivElement>(null);
  const near = useNearScreen(place);
  // After following a link to a section, the next Tab may lead into the map. The hash is not sent to the server.
  const hydrated = useHydrated();
  const isBegun = hydrated && (near || location.hash !== '');
  const attempt = useAttempts(elementId);
  return (
    <section aria-label={t('map.frame')} className="grid gap-3 print:hidden">
      <div
        ref={place}
        data-place-of-frame=""
        className="aspect-square w-full bg-line tablet:aspect-[3/2] noscript:hidden"
      >
        {isBegun && (
          <Fragment key={attempt}>
            <iframe
              id={elementId}
              src={formatPath([language, mapFrameSegment])}
              title={t('map.ofProperty', { title })}
              className="block size-full border-0"
            />
            <Messages elementId={elementId} shown={shown} />
          </Fragment>
        )}
      </div>
      {!approximate && (
        <p>
          <a
            href={`https://www.openstreetmap.org/directions?to=${latitude.toFixed(5)}%2C${longitude.toFixed(5)}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('map.directions')}
          </a>
        </p>
      )}
    </section>
  );
}

/**
 * Increments when the connection is back and the map is missing: a frame that failed to load does not retry by itself.
 */
function useAttempts(elementId: string): number {
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const onOnline = () => {
      if (!showsMap(elementId)) setAttempt((last) => last + 1);
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [elementId]);
  return attempt;
}
