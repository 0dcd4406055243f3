import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { formatPath } from '~/addresses/address.ts';
import { mapFrameSegment } from '~/addresses/table.ts';
import { onDemand } from '~/ui/late.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { searchQuery } from '../search/search-params.ts';
import type { SearchFlow } from '../search/use-search-flow.ts';

export interface ResultsMapProps {
  flow: SearchFlow;
  /** The results' path; the state of the search is its query. */
  path: string;
}

const elementId = 'results-map';
const Messages = onDemand(async () => (await import('./ResultsMapMessages.tsx')).ResultsMapMessages);

/**
 * The map of a search, in the map frame. Elements with `data-listing` are lit while the map points at their listing (`data-on-map`), and the
 * other way round.
 */
export function ResultsMap({ flow, path }: ResultsMapProps) {
  const { t, language } = useTranslation();
  const region = useShownWhole();
  return (
    <section ref={region} aria-label={t('map.frame')} className="results-map">
      <iframe
        id={elementId}
        src={formatPath([language, mapFrameSegment])}
        title={t('map.title')}
        loading="lazy"
        className="block size-full border-0 bg-line"
      />
      <noscript>
        <p className="py-2">
          <a className="underline" href={path + searchQuery({ ...flow.shown, view: 'list' })}>
            {t('map.asList')}
          </a>
        </p>
      </noscript>
      <Messages elementId={elementId} flow={flow} />
    </section>
  );
}

/**
 * A visitor on a phone who turns from the list to the map gets all of it, however far the list was scrolled, and so does one whose visit begins
 * with the map. Who has scrolled meanwhile, or comes back to where they were, stays there.
 */
function useShownWhole() {
  const element = useRef<HTMLElement>(null);
  const [isOfDocument] = useState(!useHydrated());
  useEffect(() => {
    if (isOfDocument && window.scrollY > 0) return;
    if (matchMedia('(width < 47.9375rem)').matches) element.current?.scrollIntoView();
  }, [isOfDocument]);
  return element;
}
