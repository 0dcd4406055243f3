import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, columns, picture, price } from '../../../schemas/modules/sketch.ts';
import type { SortOrder } from '../../listings/domain/codes.ts';
import { words } from './words.ts';

const sorts = [
  { title: 'Newest first', value: 'newest' },
  { title: 'Price, low to high', value: 'price-asc' },
  { title: 'Price, high to low', value: 'price-desc' },
  { title: 'By type', value: 'type' },
  { title: 'By city', value: 'city' },
] as const satisfies readonly { title: string; value: SortOrder }[];

export const schema = defineModule({
  name: 'propertyListModule',
  title: 'Property list',
  description: 'Properties from the listings, such as the latest offers.',
  menu: { group: 'listings', place: 1 },
  icon: 'home',
  sketch: [title, ...columns(3).flatMap((x) => picture(x)), ...columns(3).map(price)],
  words,
  sorts: [...sorts, chosenOrder],
  views: listViews,
  relations: {
    description:
      'Lists narrow each other down: “for sale” and a city shows what is for sale there. Nothing: all that is offered.',
    kinds: [
      {
        title: 'List',
        value: 'property-list',
        ids: [
          { title: 'For sale', value: 'sale' },
          { title: 'For rent', value: 'rent' },
          { title: 'New', value: 'new' },
          { title: 'Sold', value: 'sold' },
          { title: 'Rented', value: 'rented' },
        ],
      },
      { title: 'Property (its number)', value: 'property' },
      { title: 'Property type (its WebID)', value: 'property-type' },
      { title: 'City (name|postcode, as gent|9000)', value: 'city' },
    ],
  },
  initial: { maxItems: 4, numberItemOfRow: 4 },
});
