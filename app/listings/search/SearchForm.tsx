import { late } from '~/ui/late.tsx';
import './search.css';

/** The search of requirements §7, from the filter config: a GET form that shows its count and refines its controls where it can. */
export const SearchForm = late(async () => (await import('./OwnSearchForm.tsx')).OwnSearchForm, {
  placeholder: <div className="search-place" />,
  rest: {
    source: ({ options, criteria }) =>
      options.data === undefined ? `/api/search-options/${document.documentElement.lang}/${criteria.goal}` : null,
    read: async (source) => {
      const answer = await fetch(source);
      if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
      return { options: { data: await answer.json() } };
    },
  },
});
