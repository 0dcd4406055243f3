import { defineArrayMember, defineField, defineType } from 'sanity';
import { languageNames, languages } from '../../app/i18n/languages.ts';
import { marqueeCodes, regions, type Region } from '../../app/listings/codes.ts';
import { timeOfDay } from '../rules/time.ts';

const languageChoices = languages.map((code) => ({ title: languageNames[code], value: code }));

const regionTitles: Record<Region, string> = {
  flanders: 'Flanders',
  brussels: 'Brussels',
  wallonia: 'Wallonia',
  luxembourg: 'Luxembourg',
};
/** Legal maximum in months (Flanders 3; Brussels since 1 November 2024, Wallonia and Luxembourg 2). Read November 2026. */
const depositMaximum: Record<Region, number> = { flanders: 3, brussels: 2, wallonia: 2, luxembourg: 2 };

const trackingIds = [
  { name: 'siteGoogleAnalyticsID', title: 'Google Analytics', example: 'G-XXXXXXXXXX', pattern: /^G-[A-Z0-9]+$/ },
  { name: 'siteGoogleAdsID', title: 'Google Ads', example: 'AW-123456789', pattern: /^AW-\d+$/ },
  { name: 'siteGoogleTagManager', title: 'Google Tag Manager', example: 'GTM-XXXXXXX', pattern: /^GTM-[A-Z0-9]+$/ },
  { name: 'siteFacebookPixel', title: 'Facebook pixel', example: '1234567890', pattern: /^\d+$/ },
];

const legalNumbers = [
  { name: 'recognitionNumber', title: 'Recognition number', description: 'BIV in Dutch, IPI in French.' },
  { name: 'companyNumber', title: 'Company number', description: 'KBO or BCE number.' },
  { name: 'vatNumber', title: 'VAT number', description: 'With the country letters.' },
  { name: 'insurer', title: 'Insurer', description: 'Of professional liability and surety.' },
  { name: 'insurancePolicy', title: 'Policy number', description: 'Of that insurance.' },
  { name: 'thirdPartyAccount', title: 'Third-party account', description: 'IBAN to which advances are paid.' },
];

const months = (name: string, title: string, description: string, initialValue: number) =>
  defineField({
    name,
    title,
    type: 'number',
    description: `${description} In months.`,
    initialValue,
    validation: (rule) => rule.integer().min(1).max(120).error('A whole number of months, from 1 to 120.'),
  });

/** Facts about the agency and rules of its site. What the law may change is here, so that no developer is needed. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  description: 'The agency, its languages and the rules of the site.',
  groups: [
    { name: 'agency', title: 'Agency', default: true },
    { name: 'legal', title: 'Legal' },
    { name: 'languages', title: 'Languages' },
    { name: 'tracking', title: 'Tracking' },
    { name: 'rules', title: 'Rules' },
  ],
  fields: [
    defineField({
      name: 'agencyName',
      title: 'Name of the agency',
      type: 'string',
      group: 'agency',
      description: 'As visitors know it.',
      validation: (rule) => rule.required().error('The site needs the name of the agency.'),
    }),
    defineField({
      name: 'legalName',
      title: 'Legal name',
      type: 'string',
      group: 'agency',
      description: 'With its legal form: BV, SRL…',
    }),
    defineField({
      name: 'slogan',
      title: 'One line about the agency',
      type: 'translatedString',
      group: 'agency',
      description: 'For search engines and the footer.',
    }),
    defineField({
      name: 'address',
      title: 'Main address',
      type: 'address',
      group: 'agency',
      description: 'The seat of the agency.',
    }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      group: 'agency',
      description: 'With the country code: +32 …',
      validation: (rule) => rule.regex(/^\+?[\d ./()-]{6,}$/, { name: 'phone' }).error('This is not a phone number.'),
    }),
    defineField({
      name: 'email',
      title: 'E-mail',
      type: 'string',
      group: 'agency',
      description: 'Shown to visitors; forms arrive here.',
      validation: (rule) => rule.email().error('This is not an e-mail address.'),
    }),
    defineField({
      name: 'openingHours',
      title: 'Opening hours',
      type: 'array',
      of: [defineArrayMember({ type: 'openingHours' })],
      group: 'agency',
      description: 'Days with the same hours together.',
    }),
    defineField({
      name: 'offices',
      title: 'Offices',
      type: 'array',
      of: [defineArrayMember({ type: 'office' })],
      group: 'agency',
      description: 'All places where visitors are received.',
    }),
    defineField({
      name: 'social',
      title: 'Social networks',
      type: 'array',
      group: 'agency',
      description: 'The agency’s own pages.',
      of: [
        defineArrayMember({
          name: 'socialLink',
          title: 'Page',
          type: 'object',
          fields: [
            defineField({
              name: 'network',
              title: 'Network',
              type: 'string',
              description: 'Decides the icon.',
              options: { list: ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok', 'x', 'other'] },
              validation: (rule) => rule.required().error('Choose the network.'),
            }),
            defineField({
              name: 'url',
              title: 'Address',
              type: 'url',
              description: 'Of the agency’s page there.',
              validation: (rule) =>
                rule
                  .required()
                  .uri({ scheme: ['https'] })
                  .error('Fill in an address that begins with https://'),
            }),
          ],
        }),
      ],
    }),
    defineField({
      name: 'seoLogo',
      title: 'Logo for search engines',
      type: 'picture',
      group: 'agency',
      description: 'Square, at least 512 pixels; also shown when a page without picture is shared.',
    }),
    defineField({
      name: 'stats',
      title: 'Figures',
      type: 'object',
      group: 'agency',
      description: 'What the figures module cannot count itself.',
      options: { columns: 2 },
      fields: [
        defineField({
          name: 'foundedYear',
          title: 'Founded in',
          type: 'number',
          description: 'Years of experience are counted from it.',
          validation: (rule) => rule.integer().min(1800).max(2100).error('A year with four digits.'),
        }),
        defineField({
          name: 'teamSize',
          title: 'People in the team',
          type: 'number',
          description: 'Everyone who works at the agency.',
          validation: (rule) => rule.integer().min(1).error('A whole number, at least 1.'),
        }),
      ],
    }),
    defineField({
      name: 'legal',
      title: 'Legal numbers',
      type: 'object',
      group: 'legal',
      description: 'The law asks for these on the site of an estate agent.',
      fields: [
        ...legalNumbers.map((field) => defineField({ ...field, type: 'string' })),
        defineField({
          name: 'supervisingBody',
          title: 'Supervising body',
          type: 'translatedText',
          description: 'Name and address.',
        }),
      ],
    }),
    defineField({
      name: 'languageDefault',
      title: 'Default language',
      type: 'string',
      group: 'languages',
      description: 'Served at addresses without a language; missing texts fall back to it.',
      options: { list: languageChoices, layout: 'radio', direction: 'horizontal' },
      initialValue: 'nl',
      validation: (rule) => rule.required().error('Choose the default language.'),
    }),
    defineField({
      name: 'languageUse',
      title: 'Languages',
      type: 'array',
      group: 'languages',
      description: 'A language that is off is not on the site; its texts are kept.',
      of: [
        defineArrayMember({
          name: 'languageUse',
          title: 'Language',
          type: 'object',
          fields: [
            defineField({
              name: 'code',
              title: 'Language',
              type: 'string',
              description: 'One of the languages that the site speaks.',
              options: { list: languageChoices },
              validation: (rule) => rule.required().error('Choose the language.'),
            }),
            defineField({
              name: 'use',
              title: 'On the site',
              type: 'boolean',
              description: 'Off: its addresses do not exist.',
              initialValue: true,
            }),
          ],
          preview: {
            select: { title: 'code', use: 'use' },
            prepare: ({ title, use }) => ({ title: String(title), subtitle: use === true ? 'on' : 'off' }),
          },
        }),
      ],
      validation: (rule) =>
        rule.custom((value, { document }) => {
          const entries = (value ?? []).filter(isLanguageUse);
          if (new Set(entries.map(({ code }) => code)).size < entries.length)
            return 'A language stands in the list twice.';
          const first = entries.find(({ code }) => code === document?.languageDefault);
          return first?.use === true ? true : 'The default language must be in this list and on.';
        }),
    }),
    ...trackingIds.map(({ name, title, example, pattern }) =>
      defineField({
        name,
        title,
        type: 'string',
        group: 'tracking',
        description: `Such as ${example}. Empty: the script is never loaded. It always waits for the visitor’s consent.`,
        validation: (rule) => rule.regex(pattern, { name: 'id' }).error(`It looks like ${example}.`),
      }),
    ),
    defineField({
      name: 'cookieLifetimeDays',
      title: 'Ask for cookie consent again after',
      type: 'number',
      group: 'tracking',
      description: 'In days. The data protection authority asks for at most six months.',
      initialValue: 180,
      validation: (rule) => rule.integer().min(1).max(183).error('A whole number of days, at most 183 (six months).'),
    }),
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
            rule
              .max(depositMaximum[region])
              .warning(`More than the legal maximum of ${depositMaximum[region]} months.`),
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
  ],
  preview: {
    select: { title: 'agencyName' },
    prepare: ({ title }) => ({ title: 'Settings', subtitle: String(title ?? '') }),
  },
});

function isLanguageUse(value: unknown): value is { code?: string; use?: boolean } {
  return typeof value === 'object' && value !== null && 'code' in value;
}
