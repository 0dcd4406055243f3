import { RecentCards } from './RecentCards.tsx';
import { recentlyViewed, recentlyViewedCount } from '../saved/lists.ts';
import { useSavedIds } from '../saved/use-saved-ids.ts';

export const wakes = 'idle';

interface Props {
  except?: string;
  headingLevel?: 2 | 3;
  className?: string;
}

/** The recently viewed homes; renders nothing if there are none. */
export default function RecentHomes({ except, headingLevel = 2, className = '' }: Props) {
  const ids = useSavedIds(recentlyViewed).filter((id) => id !== except);
  if (ids.length === 0) return null;
  return <RecentCards ids={ids.slice(0, recentlyViewedCount)} headingLevel={headingLevel} className={className} />;
}
