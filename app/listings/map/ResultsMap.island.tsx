import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { formatPath } from '~/addresses/address.ts';
import { mapFrameSegment } from '~/addresses/table.ts';
import { onDemand } from '~/ui/on-demand.tsx';
import type { Goal } from '../domain/codes.ts';
import { showResults } from '../search/show-results.ts';
import { searchQuery, type SearchState } from '../search/search-query.ts';
import { usePageFlow } from '../search/use-flow.ts';

export const wakes = 'load';

interface Props {
  search: SearchState;
  /** Path of each goal's results page; the query is the state of the search. */
  paths: Record<Goal, string>;
}

const elementId = 'results-map';
const Messages = onDemand(async () => (await import('./ResultsMapMessages.tsx')).ResultsMapMessages);

/**
 * The map of a search, in the map frame. Elements with `data-listing` are highlighted while the map points at their
 * listing (`data-on-map`), and vice versa.
 */
export default function ResultsMap({ search, paths }: Props) {
  const flow = usePageFlow(search, paths, showResults);
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
          <a className="underline" href={paths[search.criteria.goal] + searchQuery({ ...search, view: 'list' })}>
            {t('map.asList')}
          </a>
        </p>
      </noscript>
      <Messages elementId={elementId} flow={flow} />
    </section>
  );
}

/**
 * On phones, scrolls the whole map into view after switching from the list or when a visit starts with the map, unless
 * the visitor has scrolled or returns through the history.
 */
function useShownWhole() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const isOfDocument = !history.state?.results;
    if (isOfDocument && window.scrollY > 0) return;
    if (matchMedia('(width < 47.9375rem)').matches) element.current?.scrollIntoView();
  }, []);
  return element;
}
