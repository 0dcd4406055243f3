import { defineArrayMember, defineField } from 'sanity';
import { socialNetworks } from '../../../app/ui/social-networks.ts';

const legalNumbers = [
  { name: 'recognitionNumber', title: 'Recognition number', description: 'BIV in Dutch, IPI in French.' },
  { name: 'companyNumber', title: 'Company number', description: 'KBO or BCE number.' },
  { name: 'vatNumber', title: 'VAT number', description: 'With the country letters.' },
  { name: 'insurer', title: 'Insurer', description: 'Of professional liability and surety.' },
  { name: 'insurancePolicy', title: 'Policy number', description: 'Of that insurance.' },
  { name: 'thirdPartyAccount', title: 'Third-party account', description: 'IBAN to which advances are paid.' },
];

/** Who the agency is, where it is found, and the numbers that the law asks of an estate agent's site. */
export const agencyFields = [
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
    description:
      'For search engines: with the name of the agency, and under a home page that has no description of its own.',
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
    description: 'The agency’s own pages: links in the footer, and told to search engines.',
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
            description: 'What the link in the footer is called; another network goes by its address.',
            options: { list: [...socialNetworks, { value: 'other', title: 'Another one' }] },
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
    description: 'The law asks for these on the site of an estate agent. They stand in the footer.',
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
];
