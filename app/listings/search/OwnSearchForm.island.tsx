import { defaultView, type Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { LiveSearchForm } from './LiveSearchForm.tsx';
import { fetchSearchOptions } from './fetch-options.ts';
import type { SearchOptions } from './search-options.ts';
import { showDocument, useOwnFlow } from './use-flow.ts';

export const wakes = 'idle';

interface Props {
  criteria: SearchCriteria;
  paths: Record<Goal, string>;
  unfolded?: boolean;
}

export const prepare = async ({ criteria }: Props): Promise<{ options: SearchOptions }> => ({
  options: await fetchSearchOptions({ criteria, view: defaultView }),
});

/** The form on pages without results; its button leads to them. */
export default function OwnSearchForm({ criteria, options, ...form }: Props & { options: SearchOptions }) {
  const flow = useOwnFlow({ criteria, view: defaultView }, form.paths, showDocument);
  return <LiveSearchForm {...form} options={options} flow={flow} />;
}
