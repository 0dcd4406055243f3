import type { CostsView } from '../costs/costs-view.ts';
import type { Work } from './renovation-costs.ts';

/** The renovation ahead, for display, with texts prepared by the server. */
export interface RenovationView {
  /** What is required, and by when. */
  rule: string;
  /** Empty if the home's surface is unknown. */
  works: (Pick<Work, 'key' | 'least' | 'most'> & { name: string })[];
  costs: CostsView | null;
  premium: { text: string; url: string };
  texts: Record<'title' | 'works' | 'total' | 'without' | 'monthly' | 'note', string>;
}
