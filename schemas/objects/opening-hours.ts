import { defineArrayMember, defineField, defineType } from 'sanity';
import { timeOfDay } from '../rules/time.ts';
import { words } from './opening-hours.words.ts';
import { shared } from '../shared.words.ts';

const weekdays = [
  { title: words.weekdayMon, value: 'mon' },
  { title: words.weekdayTue, value: 'tue' },
  { title: words.weekdayWed, value: 'wed' },
  { title: words.weekdayThu, value: 'thu' },
  { title: words.weekdayFri, value: 'fri' },
  { title: words.weekdaySat, value: 'sat' },
  { title: words.weekdaySun, value: 'sun' },
] as const;

/** Days with the same hours. A lunch break takes two entries. */
export const openingHours = defineType({
  name: 'openingHours',
  title: shared.openingHours,
  type: 'object',
  fields: [
    defineField({
      name: 'days',
      title: words.days,
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: [...weekdays] } })],
      description: words.daysHelp,
      options: { list: [...weekdays], layout: 'grid' },
      validation: (rule) => rule.required().min(1).error(words.daysRequired),
    }),
    defineField({
      name: 'opens',
      title: shared.from,
      type: 'string',
      description: words.opensHelp,
      validation: (rule) => rule.custom((value) => timeOfDay(value)),
    }),
    defineField({
      name: 'closes',
      title: shared.to,
      type: 'string',
      description: words.closesHelp,
      validation: (rule) => rule.custom((value, context) => timeOfDay(value, context.parent, 'opens')),
    }),
  ],
  preview: {
    select: { days: 'days', opens: 'opens', closes: 'closes' },
    prepare: ({ days, opens, closes }) => ({
      title: Array.isArray(days) ? days.map(dayTitle).join(', ') : shared.openingHours,
      subtitle: `${String(opens ?? '…')}–${String(closes ?? '…')}`,
    }),
  },
});

/** A day as editors read it. */
function dayTitle(day: unknown): string {
  return weekdays.find(({ value }) => value === day)?.title ?? String(day);
}
