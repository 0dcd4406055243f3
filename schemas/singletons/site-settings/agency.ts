import { defineArrayMember, defineField } from 'sanity';
import { socialNetworks } from '../../../app/ui/social-networks.ts';
import { shared } from '../../shared.words.ts';
import { words } from './words.ts';

const legalNumbers = [
  { name: 'recognitionNumber', title: words.recognitionNumber, description: words.recognitionNumberHelp },
  { name: 'companyNumber', title: words.companyNumber, description: words.companyNumberHelp },
  { name: 'vatNumber', title: words.vatNumber, description: words.vatNumberHelp },
  { name: 'insurer', title: words.insurer, description: words.insurerHelp },
  { name: 'insurancePolicy', title: words.insurancePolicy, description: words.insurancePolicyHelp },
  { name: 'thirdPartyAccount', title: words.thirdPartyAccount, description: words.thirdPartyAccountHelp },
];

/** The agency's identity, addresses, and the registration numbers that the law requires on an estate agent's site. */
export const agencyFields = [
  defineField({
    name: 'agencyName',
    title: words.agencyName,
    type: 'string',
    group: 'agency',
    description: words.agencyNameHelp,
    validation: (rule) => rule.required().error(words.agencyNameRequired),
  }),
  defineField({
    name: 'legalName',
    title: words.legalName,
    type: 'string',
    group: 'agency',
    description: words.legalNameHelp,
  }),
  defineField({
    name: 'slogan',
    title: words.slogan,
    type: 'translatedString',
    group: 'agency',
    description: words.sloganHelp,
  }),
  defineField({
    name: 'address',
    title: words.address,
    type: 'address',
    group: 'agency',
    description: words.addressHelp,
  }),
  defineField({
    name: 'phone',
    title: shared.phone,
    type: 'string',
    group: 'agency',
    description: shared.phoneHelp,
    validation: (rule) => rule.regex(/^\+?[\d ./()-]{6,}$/, { name: 'phone' }).error(words.phoneFormat),
  }),
  defineField({
    name: 'email',
    title: shared.eMail,
    type: 'string',
    group: 'agency',
    description: words.emailHelp,
    validation: (rule) => rule.email().error(shared.emailFormat),
  }),
  defineField({
    name: 'openingHours',
    title: shared.openingHours,
    type: 'array',
    of: [defineArrayMember({ type: 'openingHours' })],
    group: 'agency',
    description: words.openingHoursHelp,
  }),
  defineField({
    name: 'offices',
    title: words.offices,
    type: 'array',
    of: [defineArrayMember({ type: 'office' })],
    group: 'agency',
    description: words.officesHelp,
  }),
  defineField({
    name: 'social',
    title: words.social,
    type: 'array',
    group: 'agency',
    description: words.socialHelp,
    of: [
      defineArrayMember({
        name: 'socialLink',
        title: shared.page,
        type: 'object',
        fields: [
          defineField({
            name: 'network',
            title: words.network,
            type: 'string',
            description: words.networkHelp,
            options: { list: [...socialNetworks, { value: 'other', title: words.networkOther }] },
            validation: (rule) => rule.required().error(words.networkRequired),
          }),
          defineField({
            name: 'url',
            title: shared.address,
            type: 'url',
            description: words.urlHelp,
            validation: (rule) =>
              rule
                .required()
                .uri({ scheme: ['https'] })
                .error(shared.httpsAddress),
          }),
        ],
      }),
    ],
  }),
  defineField({
    name: 'seoLogo',
    title: words.seoLogo,
    type: 'picture',
    group: 'agency',
    description: words.seoLogoHelp,
  }),
  defineField({
    name: 'stats',
    title: shared.figures,
    type: 'object',
    group: 'agency',
    description: words.statsHelp,
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'foundedYear',
        title: words.foundedYear,
        type: 'number',
        description: words.foundedYearHelp,
        validation: (rule) => rule.integer().min(1800).max(2100).error(words.foundedYearRange),
      }),
      defineField({
        name: 'teamSize',
        title: shared.peopleInTheTeam,
        type: 'number',
        description: words.teamSizeHelp,
        validation: (rule) => rule.integer().min(1).error(words.teamSizeRange),
      }),
    ],
  }),
  defineField({
    name: 'legal',
    title: words.legal,
    type: 'object',
    group: 'legal',
    description: words.legalHelp,
    fields: [
      ...legalNumbers.map((field) => defineField({ ...field, type: 'string' })),
      defineField({
        name: 'supervisingBody',
        title: words.supervisingBody,
        type: 'translatedText',
        description: words.supervisingBodyHelp,
      }),
    ],
  }),
];
