import { Island } from '~/ui/islands/Island.tsx';
import RecentHomes from './RecentHomes.island.tsx';
import '../saved/saved.css';

interface Props {
  /** The property on the page. */
  except?: string;
  headingLevel?: 2 | 3;
  className?: string;
}

/** The properties last viewed in this browser. */
export function RecentlyViewed(props: Props) {
  return <Island of={RecentHomes} props={props} />;
}
