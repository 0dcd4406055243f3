import { defineArrayMember, defineField } from 'sanity';
import { marqueeCodes, regions, type Region } from '../../../app/listings/domain/codes.ts';
import { defaultEmbedHosts, embedHost } from '../../../app/listings/domain/rules/video.ts';
import { timeOfDay } from '../../rules/time.ts';

const regionTitles: Record<Region, string> = {
  flanders: 'Flanders',
  brussels: 'Brussels',
  wallonia: 'Wallonia',
  luxembourg: 'Luxembourg',
};

/** Legal maximum in months (Flanders 3; Brussels since 1 November 2024, Wallonia and Luxembourg 2). Read November 2026. */
const depositMaximum: Record<Region, number> = { flanders: 3, brussels: 2, wallonia: 2, luxembourg: 2 };

const months = (name: string, title: string, description: string, initialValue: number) =>
  defineField({
    name,
    title,
    type: 'number',
    description: `${description} In months.`,
    initialValue,
    validation: (rule) => rule.integer().min(1).max(120).error('A whole number of months, from 1 to 120.'),
  });

/** Rules of the site and of the law, here so that a change of either needs no developer. */
export const ruleFields = [
  defineField({
    name: 'timeSlots',
    title: 'Visiting hours',
    type: 'array',
    group: 'rules',
    description: 'The three parts of a day a visitor can choose for a visit.',
    of: [
      defineArrayMember({
        name: 'timeSlot',
        title: 'Part of the day',
        type: 'object',
        options: { columns: 2 },
        fields: [
          defineField({
            name: 'from',
            title: 'From',
            type: 'string',
            description: 'As 10:00.',
            validation: (rule) => rule.custom((value) => timeOfDay(value)),
          }),
          defineField({
            name: 'to',
            title: 'To',
            type: 'string',
            description: 'As 13:00.',
            validation: (rule) => rule.custom((value, { parent }) => timeOfDay(value, parent, 'from')),
          }),
        ],
        preview: { select: { title: 'from', subtitle: 'to' } },
      }),
    ],
    validation: (rule) => rule.length(3).error('There are three parts of the day.'),
  }),
  defineField({
    name: 'captcha',
    title: 'Captcha on forms',
    type: 'boolean',
    group: 'rules',
    description: 'Only if spam gets through: it keeps some people out too.',
    initialValue: false,
  }),
  defineField({
    name: 'depositMonths',
    title: 'Rental deposit',
    type: 'object',
    group: 'rules',
    description: 'Months of rent, per region.',
    options: { columns: 4 },
    fields: regions.map((region) =>
      defineField({
        name: region,
        title: regionTitles[region],
        type: 'number',
        description: `By law at most ${depositMaximum[region]}.`,
        initialValue: depositMaximum[region],
        validation: (rule) => [
          rule.integer().min(0).max(12).error('A whole number of months.'),
          rule.max(depositMaximum[region]).warning(`More than the legal maximum of ${depositMaximum[region]} months.`),
        ],
      }),
    ),
  }),
  defineField({
    name: 'renovationTermYears',
    title: 'Term of the renovation duty',
    type: 'number',
    group: 'rules',
    description: 'Years within which a home with label E or F must reach D.',
    initialValue: 5,
    validation: (rule) => rule.integer().min(1).max(10).error('A whole number of years, from 1 to 10.'),
  }),
  defineField({
    name: 'retention',
    title: 'How long data is kept',
    type: 'object',
    group: 'rules',
    description: 'What visitors send in is deleted after this time. Say the same in the privacy statement.',
    options: { columns: 2 },
    fields: [
      months('leadsMonths', 'Questions and requests', 'Contact, valuation, registered searches.', 24),
      months('offersMonths', 'Purchase offers', 'Since the day of the offer.', 12),
      months('rentalApplicationsMonths', 'Rental applications', 'Since the day of the application.', 3),
      months('visitsMonths', 'Visit statistics', 'Counts per property.', 24),
    ],
  }),
  defineField({
    name: 'marqueesReplacingPrice',
    title: 'Labels that replace the price',
    type: 'array',
    of: [defineArrayMember({ type: 'number' })],
    group: 'rules',
    description: 'With these labels the label stands in place of the price.',
    options: {
      list: [
        { title: 'New', value: marqueeCodes.new },
        { title: 'Sold', value: marqueeCodes.sold },
        { title: 'Rented', value: marqueeCodes.rented },
      ],
      layout: 'grid',
    },
    validation: (rule) => rule.unique().error('Each label once.'),
  }),
  defineField({
    name: 'embedHosts',
    title: 'Hosts of videos and tours',
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) =>
          rule.custom((value) =>
            value === undefined || embedHost(value) === value ? true : 'Fill in a domain alone, as kuula.co.',
          ),
      }),
    ],
    group: 'rules',
    description:
      'YouTube, Vimeo, Facebook and Matterport are always shown. Of other hosts, these: the domain and all under it.',
    initialValue: [...defaultEmbedHosts],
    validation: (rule) => [rule.unique().error('Each host once.'), rule.max(10).error('At most ten hosts.')],
  }),
];
