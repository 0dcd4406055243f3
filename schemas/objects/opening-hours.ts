import { defineArrayMember, defineField, defineType } from 'sanity';
import { timeOfDay } from '../rules/time.ts';

const weekdays = [
  { title: 'Monday', value: 'mon' },
  { title: 'Tuesday', value: 'tue' },
  { title: 'Wednesday', value: 'wed' },
  { title: 'Thursday', value: 'thu' },
  { title: 'Friday', value: 'fri' },
  { title: 'Saturday', value: 'sat' },
  { title: 'Sunday', value: 'sun' },
] as const;

/** Days that share hours. A lunch break is two entries. */
export const openingHours = defineType({
  name: 'openingHours',
  title: 'Opening hours',
  type: 'object',
  fields: [
    defineField({
      name: 'days',
      title: 'Days',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: [...weekdays] } })],
      description: 'The days on which these hours hold.',
      options: { list: [...weekdays], layout: 'grid' },
      validation: (rule) => rule.required().min(1).error('Choose at least one day.'),
    }),
    defineField({
      name: 'opens',
      title: 'From',
      type: 'string',
      description: 'As 09:00.',
      validation: (rule) => rule.custom((value) => timeOfDay(value)),
    }),
    defineField({
      name: 'closes',
      title: 'To',
      type: 'string',
      description: 'As 18:00.',
      validation: (rule) => rule.custom((value, context) => timeOfDay(value, context.parent, 'opens')),
    }),
  ],
  preview: {
    select: { days: 'days', opens: 'opens', closes: 'closes' },
    prepare: ({ days, opens, closes }) => ({
      title: Array.isArray(days) ? days.join(', ') : 'Opening hours',
      subtitle: `${String(opens ?? '…')}–${String(closes ?? '…')}`,
    }),
  },
});
