import type { CostsView } from '../costs/costs-view.ts';
import type { Work } from './renovation-costs.ts';

/** The renovation ahead as a page shows it, its texts made ready by the server. */
export interface RenovationView {
  /** What is asked, and by when. */
  rule: string;
  /** Empty where the home's surface is not known. */
  works: (Pick<Work, 'key' | 'least' | 'most'> & { name: string })[];
  costs: CostsView | null;
  premium: { text: string; url: string };
  texts: Record<'title' | 'works' | 'total' | 'without' | 'monthly' | 'note', string>;
}
