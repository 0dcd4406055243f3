import type { IconSymbol } from '@sanity/icons';
import { defineField, defineType, type FieldDefinition } from 'sanity';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { visibilityStatuses } from '../content-types.ts';
import { group } from '../groups.ts';
import type { ModuleWords } from '../words.ts';
import type { ModuleGroup } from './groups.ts';
import { relationsField, type Choice, type Relations } from './relations.ts';
import type { Sketch } from './sketch.ts';

interface ModuleDefinition<Name extends string> {
  name: Name;
  title: string;
  description: string;
  /** Where the menu offers it: in which group, and at which place there. */
  menu: { group: ModuleGroup; place: number };
  icon: IconSymbol;
  /** What the menu shows of it. */
  sketch: Sketch;
  words: ModuleWords;
  /** What an editor chooses among; without a choice there is nothing to offer. */
  sorts?: readonly Choice[];
  views?: readonly Choice[];
  relations?: Relations;
  /** Fields of requirements §3 that would change nothing in this module: what is stored in them is kept, and they are not offered. */
  without?: readonly ('numberItemOfRow' | 'maxItems')[];
  /** Fields of this module alone; they stand first in the form. */
  fields?: FieldDefinition[];
  initial?: { maxItems?: number; numberItemOfRow?: number };
}

/** The order of a module that has no other. */
export const chosenOrder: Choice = { title: 'As chosen', value: 'chosen' };

export const listViews: readonly Choice[] = [
  { title: 'Grid', value: 'grid' },
  { title: 'List', value: 'list' },
  { title: 'Slider', value: 'slider' },
];

/** A module's schema type, and what the Studio needs to offer it. */
export type ModuleSchema = ReturnType<typeof defineModule>;

/** A module with the fields that all modules share (requirements §3), each with the choices that make sense for this one. */
export function defineModule<Name extends string>(definition: ModuleDefinition<Name>) {
  const { menu, icon, sketch, words } = definition;
  return { type: moduleType(definition), menu, icon, sketch, words };
}

function moduleType<Name extends string>(definition: ModuleDefinition<Name>) {
  const { name, title, description, relations, fields = [], initial = {} } = definition;
  const { sorts = [chosenOrder], views = [], without = [] } = definition;
  return defineType({
    name,
    title,
    type: 'object',
    description,
    groups: [group('content', 'Content', true), group('options', 'Options')],
    fields: [
      defineField({
        name: 'title',
        title: 'Title',
        type: 'translatedString',
        group: 'content',
        description: 'Stands above the module. May stay empty.',
      }),
      ...fields.map((field) => ({ ...field, group: 'content' })),
      ...(relations ? [relationsField(relations)] : []),
      defineField({
        name: 'status',
        title: 'Status',
        type: 'string',
        group: 'options',
        description: 'A hidden module keeps its place and its content.',
        options: { list: [...visibilityStatuses], layout: 'radio', direction: 'horizontal' },
        initialValue: 'Published',
      }),
      defineField({
        name: 'titleSize',
        title: 'Size of the title',
        type: 'string',
        group: 'options',
        description: 'Also its level: a screen reader announces it so.',
        options: {
          list: [
            { title: 'Large (level 2)', value: 'h2' },
            { title: 'Medium (level 3)', value: 'h3' },
            { title: 'Small (level 4)', value: 'h4' },
          ],
        },
        initialValue: 'h2',
      }),
      defineField({
        name: 'position',
        title: 'Place of the title',
        type: 'string',
        group: 'options',
        description: 'Where the title stands above the module.',
        options: {
          list: [
            { title: 'Left', value: 'left' },
            { title: 'Centre', value: 'center' },
            { title: 'Right', value: 'right' },
          ],
          layout: 'radio',
          direction: 'horizontal',
        },
        initialValue: 'left',
      }),
      defineField({
        name: 'span',
        title: 'Width',
        type: 'number',
        group: 'options',
        description: 'How many of the twelve columns of the page it takes; narrower modules stand side by side.',
        initialValue: 12,
        validation: (rule) => rule.integer().min(1).max(12).error('A whole number from 1 to 12.'),
      }),
      defineField({
        name: 'colSizes',
        title: 'Width per screen',
        type: 'colSizes',
        group: 'options',
        description: 'Where a screen needs another width than the one above.',
      }),
      defineField({
        name: 'sort',
        title: 'Order',
        type: 'string',
        group: 'options',
        description: 'The order in which the items are shown.',
        options: { list: [...sorts] },
        initialValue: sorts[0]?.value,
        hidden: sorts.length < 2,
      }),
      defineField({
        name: 'view',
        title: 'View',
        type: 'string',
        group: 'options',
        description: 'How the items are shown.',
        options: { list: [...views], layout: 'radio', direction: 'horizontal' },
        initialValue: views[0]?.value,
        hidden: views.length < 2,
      }),
      defineField({
        name: 'numberItemOfRow',
        title: 'Items in a row',
        type: 'number',
        group: 'options',
        description: 'On a desktop; smaller screens show fewer.',
        initialValue: initial.numberItemOfRow ?? 3,
        hidden: without.includes('numberItemOfRow'),
        validation: (rule) => rule.integer().min(1).max(6).error('A whole number from 1 to 6.'),
      }),
      defineField({
        name: 'maxItems',
        title: 'At most',
        type: 'number',
        group: 'options',
        description: 'How many items are shown.',
        initialValue: initial.maxItems ?? 6,
        hidden: without.includes('maxItems'),
        validation: (rule) => rule.integer().min(1).max(48).error('A whole number from 1 to 48.'),
      }),
    ],
    preview: {
      select: { ...everyLanguage('title'), status: 'status', span: 'span', view: 'view' },
      prepare: ({ status, span, view, ...titles }) => ({
        title: anyLanguage(titles, title),
        subtitle: [
          ...(status === 'Hidden' ? ['Hidden'] : []),
          title,
          ...(typeof span === 'number' && span < 12 ? [`${span}/12 wide`] : []),
          ...views
            .filter(({ value }) => views.length > 1 && value === view)
            .map((choice) => choice.title.toLowerCase()),
        ].join(' · '),
      }),
    },
  });
}
