import Bell from 'lucide-react/icons/bell';
import { useState, useSyncExternalStore } from 'react';
import { onDemand } from '~/ui/on-demand.tsx';
import { countQuery } from '../search/count-query.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { followsAny } from './followed-key.ts';

export const wakes = 'idle';

const Following = onDemand(async () => (await import('./Following.tsx')).Following);

export interface FollowWords {
  follow: string;
  followThis: string;
  failed: string;
}

export interface FollowProps {
  criteria: SearchCriteria;
  words: FollowWords;
}

const never = () => () => undefined;

/** A button to follow a search, stored in this browser only. The code behind it is loaded once a search is followed. */
export default function FollowSearch({ criteria, words }: FollowProps) {
  const query = countQuery(criteria);
  const [begun, setBegun] = useState<string | null>(null);
  const follows = useSyncExternalStore(never, followsAny, () => false);
  if (begun !== null || follows) {
    return <Following query={query} begun={begun} words={words} />;
  }
  return (
    <button
      type="button"
      aria-label={words.followThis}
      className="follow-search noscript:hidden"
      onClick={() => setBegun(query)}
    >
      <Bell size={16} aria-hidden />
      {words.follow}
    </button>
  );
}
