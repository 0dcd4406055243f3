import { defineField, defineType } from 'sanity';
import { countryIds } from '../../app/listings/domain/codes.ts';

export const address = defineType({
  name: 'address',
  title: 'Address',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'street',
      title: 'Street',
      type: 'translatedString',
      description: 'In Brussels a street has a Dutch and a French name.',
    }),
    defineField({ name: 'houseNumber', title: 'Number', type: 'string', description: 'Such as 12 or 12A.' }),
    defineField({ name: 'boxNr', title: 'Box', type: 'string', description: 'Only where there is one.' }),
    defineField({
      name: 'zip',
      title: 'Postcode',
      type: 'string',
      description: 'Four digits, without a country letter.',
      validation: (rule) => rule.regex(/^\d{4}$/, { name: 'postcode' }).error('A postcode has four digits.'),
    }),
    defineField({ name: 'city', title: 'City', type: 'translatedString', description: 'Gent, Gand, Ghent…' }),
    defineField({
      name: 'countryId',
      title: 'Country',
      type: 'number',
      description: 'Decides the region together with the postcode. Nothing chosen: Belgium.',
      options: {
        list: [
          { title: 'Belgium', value: countryIds.belgium },
          { title: 'Luxembourg', value: countryIds.luxembourg },
        ],
        layout: 'radio',
      },
    }),
    defineField({
      name: 'location',
      title: 'On the map',
      type: 'geopoint',
      description: 'Tells search engines where it is.',
    }),
  ],
});
