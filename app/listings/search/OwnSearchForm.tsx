import type { StillData } from '~/ui/still.ts';
import { defaultView } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { LiveSearchForm, type LiveSearchFormProps } from './LiveSearchForm.tsx';
import type { SearchOptions } from './search-options.ts';
import { useSearchFlow } from './use-search-flow.ts';

interface Props extends Pick<LiveSearchFormProps, 'paths' | 'unfolded'> {
  /** Of a new search of this goal (`/api/search-options`). */
  options: StillData<SearchOptions>;
  criteria: SearchCriteria;
}

/** The form on a page without results: its button leads to them. */
export function OwnSearchForm({ criteria, options: { data: options }, ...form }: Props) {
  const flow = useSearchFlow({ criteria, view: defaultView }, form.paths);
  return options && <LiveSearchForm {...form} options={options} flow={flow} onChanged={fetchResults} />;
}

/** Who begins to choose will want to see results. */
function fetchResults(): void {
  void import('../results/LiveSearchPage.tsx');
}
