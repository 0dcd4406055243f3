import { useEffect } from 'react';
import { onDemand } from '~/ui/late.tsx';
import { whenIdle } from '~/ui/when-idle.ts';
import { useSavedIds } from './use-saved-ids.ts';
import { recentlyViewed, recentlyViewedCount } from './lists.ts';
import './saved.css';

const RecentCards = onDemand(async () => (await import('./RecentCards.tsx')).RecentCards);

/** Remembers that this property was looked at. */
export function useRecordView(id: string): void {
  useEffect(() => {
    let here = true;
    void whenIdle().then(() => {
      if (here) recentlyViewed.add(id);
    });
    return () => {
      here = false;
    };
  }, [id]);
}

interface Props {
  /** The property on the page. */
  except?: string;
  headingLevel?: 2 | 3;
  className?: string;
}

/** The properties last viewed in this browser; renders nothing without any. */
export function RecentlyViewed({ except, headingLevel = 2, className = '' }: Props) {
  const ids = useSavedIds(recentlyViewed).filter((id) => id !== except);
  if (ids.length === 0) return null;
  return <RecentCards ids={ids.slice(0, recentlyViewedCount)} headingLevel={headingLevel} className={className} />;
}
