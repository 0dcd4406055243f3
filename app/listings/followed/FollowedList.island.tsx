import { useSyncExternalStore } from 'react';
import { onDemand } from '~/ui/on-demand.tsx';
import { followsAny } from './followed-key.ts';

export const wakes = 'load';

const FollowedSearches = onDemand(async () => (await import('./FollowedSearches.tsx')).FollowedSearches);

const never = () => () => undefined;

interface Props {
  words: { title: string; failed: string; stop: string };
}

/** The searches that this browser follows; their code is only loaded if there are any. */
export default function FollowedList({ words }: Props) {
  const follows = useSyncExternalStore(never, followsAny, () => false);
  return follows ? <FollowedSearches words={words} /> : null;
}
