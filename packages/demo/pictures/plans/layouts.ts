import { corridor } from './corridor.ts';
import { frontHall } from './front-hall.ts';
import type { LayOut } from './layout.ts';
import { rowHouse } from './row-house.ts';
import { studio } from './studio.ts';

/** All ways to lay out a floor. */
export const layouts: readonly LayOut[] = [corridor, rowHouse, frontHall, studio];
