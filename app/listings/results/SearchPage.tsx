import { late } from '~/ui/late.tsx';
import '../cards/card-photos.css';
import '../followed/follow-search.css';
import '../saved/saved.css';
import '../search/search.css';
import './results.css';

/** Filters and what they find. */
export const SearchPage = late(async () => (await import('./LiveSearchPage.tsx')).LiveSearchPage, {
  placeholder: <div className="min-h-dvh" />,
});
