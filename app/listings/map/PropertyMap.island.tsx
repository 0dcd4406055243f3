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
  /** The municipality's centre: a circle, no pin, no way there. */
  approximate: boolean;
  shown: MapContent;
}

// The frame shows its base map until then, and the page beside it says the rest.
const Messages = onDemand(async () => (await import('./PropertyMapMessages.tsx')).PropertyMapMessages);

/** Where a property is, in the map frame: 3:2, on phones 1:1, as wide as its place. */
export default function PropertyMap(props: PropertyMapProps) {
  const { t, language } = useTranslation();
  const { title, latitude, longitude, approximate, shown } = props;
  const elementId = `map-${props.id}`;
  const place = useRef<HTMLDivElement>(null);
  const near = useNearScreen(place);
  // From a section that a link has led to the next Tab may lead into the map. No server hears of it.
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

/** Another number each time that the connection is back and the map is not there: what was on its way does not come by itself any more. */
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
