import { defineArrayMember, defineField, defineType } from 'sanity';
import { defineSingleton } from '../define-document.ts';
import { roomFields, type RoomField } from '../../app/listings/domain/codes.ts';

const roomTitles: Record<RoomField, string> = {
  bedRoom: 'Bedrooms',
  bathRoom: 'Bathrooms',
  showerRoom: 'Shower rooms',
  toilet: 'Toilets',
  garage: 'Garages',
};

const rooms = roomFields.map(({ field }) => ({ title: roomTitles[field], value: field }));

const shown = (description: string) =>
  defineField({ name: 'public', title: 'Show it', type: 'boolean', description, initialValue: true });

/** Spec §3 filter config: which parts the property search has. */
export const filterConfig = defineSingleton({
  icon: 'filter',
  place: { section: 'frame', position: 5 },
  type: defineType({
    name: 'filterConfig',
    title: 'Search filters',
    type: 'document',
    description: 'What visitors can search by.',
    fields: [
      defineField({
        name: 'citySelect',
        title: 'City',
        type: 'object',
        description: 'The list of cities with properties.',
        fields: [shown('Off: visitors cannot choose a city.')],
      }),
      defineField({
        name: 'typeSelect',
        title: 'Property type',
        type: 'object',
        description: 'House, apartment…',
        fields: [shown('Off: visitors cannot choose a type.')],
      }),
      defineField({
        name: 'roomSelect',
        title: 'Rooms',
        type: 'object',
        description: 'The least number of rooms of each kind.',
        fields: [
          shown('Off: visitors cannot ask for rooms.'),
          defineField({
            name: 'dataFields',
            title: 'Kinds of rooms',
            type: 'array',
            of: [defineArrayMember({ type: 'string', options: { list: [...rooms] } })],
            description: 'Which kinds can be asked for.',
            options: { list: [...rooms], layout: 'grid' },
            validation: (rule) => rule.unique().error('Each kind once.'),
          }),
        ],
        validation: (rule) =>
          rule.custom((value) =>
            value?.public === true && (!Array.isArray(value.dataFields) || value.dataFields.length === 0)
              ? 'Choose at least one kind of room, or hide this filter.'
              : true,
          ),
      }),
      defineField({
        name: 'priceRangeSlider',
        title: 'Price',
        type: 'object',
        description: 'The slider with a lowest and a highest price.',
        fields: [shown('Off: visitors cannot set a price.')],
      }),
    ],
    preview: { prepare: () => ({ title: 'Search filters' }) },
  }),
});
