import type { InteriorSubject } from '../address.ts';
import { attic } from './attic.ts';
import { bathroom, shower } from './bathroom.ts';
import { bedroom } from './bedroom.ts';
import { cafe } from './cafe.ts';
import { cellar } from './cellar.ts';
import { child } from './child.ts';
import { dining } from './dining.ts';
import { garage } from './garage.ts';
import { hall } from './hall.ts';
import { kitchen } from './kitchen.ts';
import { living } from './living.ts';
import { meeting } from './meeting.ts';
import { office } from './office.ts';
import type { Arrange } from './scene.ts';
import { shop } from './shop.ts';
import { study } from './study.ts';
import { terrace } from './terrace.ts';
import { warehouse } from './warehouse.ts';
import { workshop } from './workshop.ts';

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
