import { useTranslation } from 'react-i18next';
import { formatPath } from '~/addresses/address.ts';
import { mapFrameSegment } from '~/addresses/table.ts';
import { onDemand } from '~/ui/late.tsx';
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
 * The map of a search, in the map frame. It fills the box it is put in; that box gives the height. Elements with `data-listing` are lit
 * while the map points at their listing (`data-on-map`), and the other way round.
 */
export function ResultsMap({ flow, path }: ResultsMapProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <iframe
        id={elementId}
        src={formatPath([i18n.language, mapFrameSegment])}
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
    </>
  );
}
