import { defineArrayMember, defineField } from 'sanity';
import { languageNames, languages } from '../../../app/i18n/languages.ts';
import { marqueeCodes, regions, type Region } from '../../../app/listings/domain/codes.ts';
import { depositMaximum } from '../../../app/listings/domain/rules/deposit.ts';
import { defaultRenovationTerms } from '../../../app/listings/domain/rules/renovation-term.ts';
import { defaultEmbedHosts, embedHost } from '../../../app/listings/domain/rules/video.ts';
import { timeOfDay } from '../../rules/time.ts';
import { shared } from '../../shared.words.ts';
import { fill } from '../../words.ts';
import { captchaField } from './captcha.ts';
import { words } from './words.ts';

const regionTitles: Record<Region, string> = {
  flanders: words.regionFlanders,
  brussels: words.regionBrussels,
  wallonia: words.regionWallonia,
  luxembourg: shared.luxembourg,
};

const months = (name: string, title: string, description: string, initialValue: number) =>
  defineField({
    name,
    title,
    type: 'number',
    description: description,
    initialValue,
    validation: (rule) => rule.integer().min(1).max(120).error(words.monthsRange),
  });

/** Texts for the bad figures of app/owners/bad-figures.ts. */
const advice = { falling: words.adviceFalling, behind: words.adviceBehind, noVisits: words.adviceNoVisits };

/** Requirements 9.18; the defaults until an agency sets its own. */
const visitingHours = [
  { _type: 'timeSlot', _key: 'morning', from: '10:00', to: '13:00' },
  { _type: 'timeSlot', _key: 'afternoon', from: '14:00', to: '16:00' },
  { _type: 'timeSlot', _key: 'evening', from: '16:00', to: '19:00' },
];

/** Rules of the site and of the law, here so that a change needs no developer. */
export const ruleFields = [
  defineField({
    name: 'timeSlots',
    title: words.timeSlots,
    type: 'array',
    group: 'rules',
    description: words.timeSlotsHelp,
    of: [
      defineArrayMember({
        name: 'timeSlot',
        title: words.timeSlot,
        type: 'object',
        options: { columns: 2 },
        fields: [
          defineField({
            name: 'from',
            title: shared.from,
            type: 'string',
            description: words.fromHelp,
            validation: (rule) => rule.custom((value) => timeOfDay(value)),
          }),
          defineField({
            name: 'to',
            title: shared.to,
            type: 'string',
            description: words.toHelp,
            validation: (rule) => rule.custom((value, { parent }) => timeOfDay(value, parent, 'from')),
          }),
        ],
        preview: { select: { title: 'from', subtitle: 'to' } },
      }),
    ],
    initialValue: visitingHours,
    validation: (rule) => rule.length(3).error(words.timeSlotsCount),
  }),
  defineField({
    name: 'visitMinutes',
    title: words.visitMinutes,
    type: 'number',
    group: 'rules',
    description: words.visitMinutesHelp,
    initialValue: 30,
    validation: (rule) => rule.integer().min(10).max(240).error(words.visitMinutesRange),
  }),
  defineField({
    name: 'visitTravelMinutes',
    title: words.visitTravelMinutes,
    type: 'number',
    group: 'rules',
    description: words.visitTravelMinutesHelp,
    initialValue: 15,
    validation: (rule) => rule.integer().min(0).max(120).error(words.visitTravelMinutesRange),
  }),
  defineField({
    name: 'visitsPerSlot',
    title: words.visitsPerSlot,
    type: 'number',
    group: 'rules',
    description: words.visitsPerSlotHelp,
    initialValue: 1,
    validation: (rule) => rule.integer().min(1).max(20).error(words.visitsPerSlotRange),
  }),
  defineField({
    name: 'ownersSeeNames',
    title: words.ownersSeeNames,
    type: 'boolean',
    group: 'rules',
    description: words.ownersSeeNamesHelp,
    initialValue: false,
  }),
  defineField({
    name: 'ownersAdvice',
    title: words.ownersAdvice,
    type: 'object',
    group: 'rules',
    description: words.ownersAdviceHelp,
    options: { collapsible: true, collapsed: true },
    fields: Object.entries(advice).map(([name, title]) => defineField({ name, title, type: 'translatedText' })),
  }),
  defineField({
    name: 'closedDays',
    title: words.closedDays,
    type: 'array',
    of: [defineArrayMember({ type: 'date' })],
    group: 'rules',
    description: words.closedDaysHelp,
    validation: (rule) => [rule.unique().error(words.closedDaysUnique), rule.max(100).error(words.closedDaysTooMany)],
  }),
  captchaField,
  defineField({
    name: 'depositMonths',
    title: words.depositMonths,
    type: 'object',
    group: 'rules',
    description: words.depositMonthsHelp,
    options: { columns: 4 },
    fields: regions.map((region) =>
      defineField({
        name: region,
        title: regionTitles[region],
        type: 'number',
        description: fill(words.depositByLaw, { months: depositMaximum[region] }),
        initialValue: depositMaximum[region],
        validation: (rule) => [
          rule.integer().min(0).max(12).error(words.depositMonthsWhole),
          rule.max(depositMaximum[region]).warning(fill(words.depositOverLaw, { months: depositMaximum[region] })),
        ],
      }),
    ),
  }),
  defineField({
    name: 'rental',
    title: words.rental,
    type: 'object',
    group: 'rules',
    description: words.rentalHelp,
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'incomeTimesRent',
        title: words.incomeTimesRent,
        type: 'number',
        description: words.incomeTimesRentHelp,
        initialValue: 3,
        validation: (rule) => rule.min(1).max(10).error(words.incomeTimesRentRange),
      }),
      defineField({
        name: 'personsPerBedroom',
        title: words.personsPerBedroom,
        type: 'number',
        description: words.personsPerBedroomHelp,
        initialValue: 2,
        validation: (rule) => rule.integer().min(1).max(10).error(words.personsPerBedroomRange),
      }),
    ],
  }),
  defineField({
    name: 'renovationTermYears',
    title: words.renovationTermYears,
    type: 'object',
    group: 'rules',
    description: words.renovationTermYearsHelp,
    options: { columns: 4 },
    fields: languages.map((language) =>
      defineField({
        name: language,
        title: languageNames[language],
        type: 'number',
        initialValue: defaultRenovationTerms[language],
        validation: (rule) => rule.integer().min(1).max(10).error(words.renovationTermYearsRange),
      }),
    ),
  }),
  defineField({
    name: 'retention',
    title: words.retention,
    type: 'object',
    group: 'rules',
    description: words.retentionHelp,
    options: { columns: 2 },
    fields: [
      months('leadsMonths', words.leadsMonths, words.leadsMonthsHelp, 24),
      months('offersMonths', words.offersMonths, words.offersMonthsHelp, 12),
      months('rentalApplicationsMonths', words.rentalApplicationsMonths, words.rentalApplicationsMonthsHelp, 3),
      months('visitsMonths', words.visitsMonths, words.visitsMonthsHelp, 24),
    ],
  }),
  defineField({
    name: 'marqueesReplacingPrice',
    title: words.marqueesReplacingPrice,
    type: 'array',
    of: [defineArrayMember({ type: 'number' })],
    group: 'rules',
    description: words.marqueesReplacingPriceHelp,
    options: {
      list: [
        { title: shared.new, value: marqueeCodes.new },
        { title: shared.sold, value: marqueeCodes.sold },
        { title: shared.rented, value: marqueeCodes.rented },
      ],
      layout: 'grid',
    },
    validation: (rule) => rule.unique().error(words.marqueesUnique),
  }),
  defineField({
    name: 'soldShownDays',
    title: words.soldShownDays,
    type: 'number',
    group: 'rules',
    description: words.soldShownDaysHelp,
    validation: (rule) => rule.integer().min(0).max(3650).error(words.soldShownDaysRange),
  }),
  defineField({
    name: 'embedHosts',
    title: words.embedHosts,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) =>
          rule.custom((value) => (value === undefined || embedHost(value) === value ? true : words.embedHostFormat)),
      }),
    ],
    group: 'rules',
    description: words.embedHostsHelp,
    initialValue: [...defaultEmbedHosts],
    validation: (rule) => [rule.unique().error(words.embedHostsUnique), rule.max(10).error(words.embedHostsTooMany)],
  }),
];
