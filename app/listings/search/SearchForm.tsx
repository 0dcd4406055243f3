import { late } from '~/ui/late.tsx';
import './search.css';

/** The search of requirements §7, from the filter config: a GET form that shows its count and refines its controls where it can. */
export const SearchForm = late(async () => (await import('./OwnSearchForm.tsx')).OwnSearchForm, {
  placeholder: <div className="search-place" />,
});
