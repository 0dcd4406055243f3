import type { InteriorSubject } from '../address.ts';
import { bathroom } from './bathroom.ts';
import { bedroom } from './bedroom.ts';
import { cafe } from './cafe.ts';
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
import { workshop } from './workshop.ts';

export const arrangements: Record<InteriorSubject['room'], Arrange> = {
  living,
  dining,
  kitchen,
  bedroom,
  study,
  bathroom,
  hall,
  terrace,
  office,
  meeting,
  shop,
  cafe,
  workshop,
  garage,
};
