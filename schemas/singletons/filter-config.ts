import { defineArrayMember, defineField, defineType } from 'sanity';
import { defineSingleton } from '../define-document.ts';
import { roomFields, type RoomField } from '../../app/listings/domain/codes.ts';
import { filters, type FilterName } from '../../app/listings/domain/filters.ts';
import { shared } from '../shared.words.ts';
import { filterWords, words } from './filter-config.words.ts';

const roomTitles: Record<RoomField, string> = {
  bedRoom: words.roomBedRoom,
  bathRoom: words.roomBathRoom,
  showerRoom: words.roomShowerRoom,
  toilet: words.roomToilet,
  garage: words.roomGarage,
};

const rooms = roomFields.map(({ field }) => ({ title: roomTitles[field], value: field }));

const shown = (description: string) =>
  defineField({ name: 'public', title: shared.showIt, type: 'boolean', description, initialValue: true });

/** Requirements 3.19 filter config: which filters the property search has. */
export const filterConfig = defineSingleton({
  icon: 'filter',
  place: { section: 'frame', position: 5 },
  type: defineType({
    name: 'filterConfig',
    title: words.type,
    type: 'document',
    description: words.about,
    fields: [
      defineField({
        name: 'citySelect',
        title: shared.city,
        type: 'object',
        description: words.citySelectHelp,
        fields: [shown(words.citySelectPublicHelp)],
      }),
      defineField({
        name: 'typeSelect',
        title: words.typeSelect,
        type: 'object',
        description: words.typeSelectHelp,
        fields: [shown(words.typeSelectPublicHelp)],
      }),
      defineField({
        name: 'roomSelect',
        title: words.roomSelect,
        type: 'object',
        description: words.roomSelectHelp,
        fields: [
          shown(words.roomSelectPublicHelp),
          defineField({
            name: 'dataFields',
            title: words.dataFields,
            type: 'array',
            of: [defineArrayMember({ type: 'string', options: { list: [...rooms] } })],
            description: words.dataFieldsHelp,
            options: { list: [...rooms], layout: 'grid' },
            validation: (rule) => rule.unique().error(words.dataFieldsUnique),
          }),
        ],
        validation: (rule) =>
          rule.custom((value) =>
            value?.public === true && (!Array.isArray(value.dataFields) || value.dataFields.length === 0)
              ? words.dataFieldsRequired
              : true,
          ),
      }),
      defineField({
        name: 'priceRangeSlider',
        title: words.priceRangeSlider,
        type: 'object',
        description: words.priceRangeSliderHelp,
        fields: [shown(words.priceRangeSliderPublicHelp)],
      }),
      defineField({
        name: 'otherFilters',
        title: words.otherFilters,
        type: 'object',
        description: words.otherFiltersHelp,
        options: { columns: 2 },
        fields: filters.map(({ name }) =>
          defineField({ name, title: filterWords[name satisfies FilterName], type: 'boolean', initialValue: true }),
        ),
      }),
    ],
    preview: { prepare: () => ({ title: words.type }) },
  }),
});
