import { defineField } from 'sanity';
import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, columns, picture, price } from '../../../schemas/modules/sketch.ts';
import { cityForm, typeForm } from '../../listings/domain/relation-ids.ts';
import type { SortOrder } from '../../listings/domain/codes.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';

const sorts = [
  { title: shared.newestFirst, value: 'newest' },
  { title: words.sortPriceAsc, value: 'price-asc' },
  { title: words.sortPriceDesc, value: 'price-desc' },
  { title: words.sortType, value: 'type' },
  { title: shared.byCity, value: 'city' },
] as const satisfies readonly { title: string; value: SortOrder }[];

export const schema = defineModule({
  name: 'propertyListModule',
  title: words.type,
  description: words.about,
  menu: { group: 'listings', place: 1 },
  icon: 'home',
  sketch: [title, ...columns(3).flatMap((x) => picture(x)), ...columns(3).map(price)],
  sorts: [...sorts, chosenOrder],
  views: listViews,
  relations: {
    description: words.relationsHelp,
    kinds: [
      {
        title: shared.list,
        value: 'property-list',
        ids: [
          { title: shared.forSale, value: 'sale' },
          { title: shared.forRent, value: 'rent' },
          { title: shared.new, value: 'new' },
          { title: shared.sold, value: 'sold' },
          { title: shared.rented, value: 'rented' },
        ],
      },
      { title: shared.propertyItsNumber, value: 'property' },
      { title: words.propertyType, value: 'property-type', form: typeForm, help: words.propertyTypeHelp },
      { title: shared.cityByCode, value: 'city', form: cityForm, help: shared.cityByCodeHelp },
    ],
  },
  fields: [
    defineField({
      name: 'typesLast',
      title: words.typesLast,
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
      description: words.typesLastHelp,
      initialValue: ['9'],
      validation: (rule) =>
        rule.custom(
          (ids) => (ids ?? []).every((id) => typeof id === 'string' && typeForm.test(id)) || words.typesLastWrong,
        ),
    }),
  ],
  initial: { maxItems: 4, numberItemOfRow: 4 },
});
