import type { ModuleBase } from './module-view.ts';

/** Of the views that lists of cards have, only the slider is alive (Items.tsx). */
export function isStillUnlessSlider({ view }: Pick<ModuleBase, 'view'>): boolean {
  return view !== 'slider';
}
