import type { InteriorSubject } from '../address.ts';
import { attic } from './attic.ts';
import { bathroom, shower } from './bathroom.ts';
import { bedroom, child } from './bedroom.ts';
import { cellar } from './cellar.ts';
import { dining } from './dining.ts';
import { hall } from './hall.ts';
import { garage, warehouse, workshop } from './industry.ts';
import { kitchen } from './kitchen.ts';
import { living } from './living.ts';
import { meeting, office } from './office.ts';
import type { Arrange } from './scene.ts';
import { cafe, shop } from './shop.ts';
import { study } from './study.ts';
import { terrace } from './terrace.ts';

/** How each room is arranged. */
export const arrangements: Record<InteriorSubject['room'], Arrange> = {
  living,
  dining,
  kitchen,
  bedroom,
  child,
  study,
  bathroom,
  shower,
  hall,
  attic,
  cellar,
  terrace,
  office,
  meeting,
  shop,
  cafe,
  workshop,
  warehouse,
  garage,
};
