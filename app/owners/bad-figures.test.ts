import { expect, it } from 'vitest';
import { badFiguresOf, type BadFigure, type Doing } from './bad-figures.ts';

const well: Doing = {
  daysOnline: 90,
  week: 40,
  weekBefore: 42,
  month: 160,
  similarMonth: 150,
  daysSinceVisit: 5,
  planned: 1,
};

it.each<[string, Partial<Doing>, BadFigure[]]>([
  ['does well', {}, []],
  ['is viewed by three tenths less than the week before', { week: 28, weekBefore: 40 }, ['falling']],
  ['is viewed a little less than the week before', { week: 29, weekBefore: 40 }, []],
  ['had too few views the week before to tell', { week: 2, weekBefore: 14 }, []],
  ['had just enough views the week before', { week: 2, weekBefore: 15 }, ['falling']],
  ['is past its first days, which are always the best', { daysOnline: 14, week: 30, weekBefore: 90 }, []],
  ['is viewed by a quarter less than similar ones', { month: 90, similarMonth: 120 }, ['behind']],
  ['is viewed a little less than similar ones', { month: 91, similarMonth: 120 }, []],
  ['has no similar one', { month: 0, similarMonth: null }, []],
  ['has similar ones that nobody views either', { month: 0, similarMonth: 29 }, []],
  ['is too new to be compared for a month', { daysOnline: 29, month: 10 }, []],
  ['had its last visit three weeks ago, and has none planned', { daysSinceVisit: 21, planned: 0 }, ['noVisits']],
  ['had its last visit just under three weeks ago', { daysSinceVisit: 20, planned: 0 }, []],
  ['has a visit planned', { daysSinceVisit: 60, planned: 1 }, []],
  ['never had a visit in three weeks', { daysOnline: 21, daysSinceVisit: null, planned: 0 }, ['noVisits']],
  ['is new, and had no visit yet', { daysOnline: 20, daysSinceVisit: null, planned: 0 }, []],
  [
    'does badly in all ways',
    { week: 10, weekBefore: 40, month: 60, daysSinceVisit: null, planned: 0 },
    ['falling', 'behind', 'noVisits'],
  ],
])('a property that %s (10.248)', (_, more, bad) => {
  expect(badFiguresOf({ ...well, ...more })).toEqual(bad);
});
