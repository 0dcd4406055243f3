import { defineField, defineType } from 'sanity';
import { countryIds } from '../../app/listings/domain/codes.ts';
import { words } from './address.words.ts';
import { shared } from '../shared.words.ts';

export const address = defineType({
  name: 'address',
  title: shared.address,
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'street',
      title: words.street,
      type: 'translatedString',
      description: words.streetHelp,
    }),
    defineField({ name: 'houseNumber', title: words.houseNumber, type: 'string', description: words.houseNumberHelp }),
    defineField({ name: 'boxNr', title: words.boxNr, type: 'string', description: words.boxNrHelp }),
    defineField({
      name: 'zip',
      title: words.zip,
      type: 'string',
      description: words.zipHelp,
      validation: (rule) => rule.regex(/^\d{4}$/, { name: 'postcode' }).error(words.zipFormat),
    }),
    defineField({ name: 'city', title: shared.city, type: 'translatedString', description: words.cityHelp }),
    defineField({
      name: 'countryId',
      title: words.countryId,
      type: 'number',
      description: words.countryIdHelp,
      options: {
        list: [
          { title: words.countryIdBelgium, value: countryIds.belgium },
          { title: shared.luxembourg, value: countryIds.luxembourg },
        ],
        layout: 'radio',
      },
    }),
    defineField({
      name: 'location',
      title: words.location,
      type: 'geopoint',
      description: words.locationHelp,
    }),
  ],
});
