import { Bell } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { onDemand } from '~/ui/late.tsx';
import { countQuery } from '../search/count-query.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { followsAny } from './followed-key.ts';

const Following = onDemand(async () => (await import('./Following.tsx')).Following);

export interface FollowWords {
  follow: string;
  followThis: string;
  failed: string;
}

export interface FollowProps {
  criteria: SearchCriteria;
  words: FollowWords;
  /** Told what to write on the cards of homes that are new or cheaper, by id. */
  onMarks: (marks: Readonly<Record<string, string>>) => void;
}

const never = () => () => undefined;

/** Lets a visitor follow a search, in this browser only. The code that does so is fetched for who follows one, or begins to. */
export function FollowSearch({ criteria, words, onMarks }: FollowProps) {
  const query = countQuery(criteria);
  const [begun, setBegun] = useState<string | null>(null);
  const follows = useSyncExternalStore(never, followsAny, () => false);
  if (begun !== null || follows) {
    return <Following query={query} begun={begun} words={words} onMarks={onMarks} />;
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
