import type { FacadeSubject } from '../address.ts';
import type { TreeKind } from './tree-shapes.ts';

/** Trees that are typical of a region. */
export function treesOf({ region }: FacadeSubject, town: boolean): readonly [TreeKind, ...TreeKind[]] {
  if (town) return ['lime', 'plane', 'standard', 'maple', 'birch'];
  switch (region) {
    case 'wallonia':
      return ['spruce', 'birch', 'lime', 'maple', 'spruce', 'fruit'];
    case 'luxembourg':
      return ['lime', 'fruit', 'maple', 'lime', 'birch', 'spruce'];
    case 'brussels':
      return ['lime', 'maple', 'plane', 'maple', 'birch', 'pine'];
    case 'flanders':
      return ['poplar', 'pollard', 'birch', 'lime', 'pine', 'maple', 'fruit'];
  }
}
