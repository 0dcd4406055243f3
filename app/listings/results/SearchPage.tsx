import type { StillData } from '~/ui/still.ts';
import type { Found } from './LiveSearchPage.tsx';
import { late } from '~/ui/late.tsx';
import { pageData } from '~/ui/page-data.ts';
import '../cards/card-photos.css';
import '../followed/follow-search.css';
import '../saved/saved.css';
import '../search/search.css';
import './results.css';

/** Filters and what they find. */
export const SearchPage = late(async () => (await import('./LiveSearchPage.tsx')).LiveSearchPage, {
  placeholder: <div className="min-h-dvh" />,
  rest: {
    source: ({ found, routeId }) => (found.data === undefined ? routeId : null),
    read: async (routeId) => {
      const data = await pageData(routeId);
      if (!('found' in data)) throw new Error(`${routeId} is no page of results`);
      // As the page's loader made it.
      return { found: data.found as StillData<Found> };
    },
  },
});
