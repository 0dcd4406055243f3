import { defaultView } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { LiveSearchForm, type LiveSearchFormProps } from './LiveSearchForm.tsx';
import { useSearchFlow } from './use-search-flow.ts';

interface Props extends Pick<LiveSearchFormProps, 'options' | 'paths' | 'unfolded'> {
  criteria: SearchCriteria;
}

/** The form on a page without results: its button leads to them. */
export function OwnSearchForm({ criteria, ...form }: Props) {
  const flow = useSearchFlow({ criteria, view: defaultView }, form.paths);
  return <LiveSearchForm {...form} flow={flow} onChanged={fetchResults} />;
}

/** Who begins to choose will want to see results. */
function fetchResults(): void {
  void import('../results/LiveSearchPage.tsx');
}
