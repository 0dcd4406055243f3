import type { IconSymbol } from '@sanity/icons';
import { defineField, defineType, type FieldDefinition } from 'sanity';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { visibilityStatuses } from '../content-types.ts';
import { group } from '../groups.ts';
import { editorLanguage } from '../editor-language.ts';
import { fill } from '../words.ts';
import type { ModuleGroup } from './groups.ts';
import { relationsField, type Choice, type Relations } from './relations.ts';
import type { Sketch } from './sketch.ts';
import { words } from './words.ts';
import { visibleFields } from '../visible-fields.ts';
import { shared } from '../shared.words.ts';

interface ModuleDefinition<Name extends string> {
  name: Name;
  title: string;
  description: string;
  /** The group of the module picker, and the position in it. */
  menu: { group: ModuleGroup; place: number };
  icon: IconSymbol;
  /** The picture of the module in the picker. */
  sketch: Sketch;
  /** Orders and views to choose from; a field with fewer than two choices is hidden. */
  sorts?: readonly Choice[];
  views?: readonly Choice[];
  relations?: Relations;
  /** Shared fields (requirements 3.11) without effect in this module: hidden, but stored values are preserved. */
  without?: readonly ('numberItemOfRow' | 'maxItems')[];
  /** Fields of this module alone; they come first in the form. */
  fields?: FieldDefinition[];
  initial?: { maxItems?: number; numberItemOfRow?: number };
}

/** The order of modules that offer no other. */
export const chosenOrder: Choice = { title: words.chosenOrder, value: 'chosen' };

export const listViews: readonly Choice[] = [
  { title: words.viewGrid, value: 'grid' },
  { title: shared.list, value: 'list' },
  { title: words.viewSlider, value: 'slider' },
];

/** A module's schema type, and what the Studio needs to offer it. */
export type ModuleSchema = ReturnType<typeof defineModule>;

/** A module with the fields that all modules share (requirements 3.11), each with the choices that apply here. */
export function defineModule<Name extends string>(definition: ModuleDefinition<Name>) {
  const { menu, icon, sketch } = definition;
  return { type: moduleType(definition), menu, icon, sketch };
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
        title: shared.title,
        type: 'translatedString',
        group: 'content',
        description: words.titleHelp,
      }),
      ...fields.map((field) => ({ ...field, group: 'content' })),
      ...(relations ? [relationsField(relations)] : []),
      defineField({
        name: 'status',
        title: shared.status,
        type: 'string',
        group: 'options',
        description: words.statusHelp,
        options: { list: [...visibilityStatuses], layout: 'radio', direction: 'horizontal' },
        initialValue: 'Published',
      }),
      ...visibleFields(shared.visibleFromHelp, 'options'),
      defineField({
        name: 'titleSize',
        title: words.titleSize,
        type: 'string',
        group: 'options',
        description: words.titleSizeHelp,
        options: {
          list: [
            { title: words.titleSizeH2, value: 'h2' },
            { title: words.titleSizeH3, value: 'h3' },
            { title: words.titleSizeH4, value: 'h4' },
          ],
        },
        initialValue: 'h2',
      }),
      defineField({
        name: 'position',
        title: words.position,
        type: 'string',
        group: 'options',
        description: words.positionHelp,
        options: {
          list: [
            { title: shared.left, value: 'left' },
            { title: shared.centre, value: 'center' },
            { title: shared.right, value: 'right' },
          ],
          layout: 'radio',
          direction: 'horizontal',
        },
        initialValue: 'left',
      }),
      defineField({
        name: 'span',
        title: shared.width,
        type: 'number',
        group: 'options',
        description: words.spanHelp,
        initialValue: 12,
        validation: (rule) =>
          rule
            .integer()
            .min(1)
            .max(12)
            .error(fill(shared.wholeNumber, { least: 1, most: 12 })),
      }),
      defineField({
        name: 'colSizes',
        title: shared.widthPerScreen,
        type: 'colSizes',
        group: 'options',
        description: words.colSizesHelp,
      }),
      defineField({
        name: 'sort',
        title: shared.order,
        type: 'string',
        group: 'options',
        description: words.sortHelp,
        options: { list: [...sorts] },
        initialValue: sorts[0]?.value,
        hidden: sorts.length < 2,
      }),
      defineField({
        name: 'view',
        title: words.view,
        type: 'string',
        group: 'options',
        description: words.viewHelp,
        options: { list: [...views], layout: 'radio', direction: 'horizontal' },
        initialValue: views[0]?.value,
        hidden: views.length < 2,
      }),
      defineField({
        name: 'numberItemOfRow',
        title: words.numberItemOfRow,
        type: 'number',
        group: 'options',
        description: words.numberItemOfRowHelp,
        initialValue: initial.numberItemOfRow ?? 4,
        hidden: without.includes('numberItemOfRow'),
        validation: (rule) =>
          rule
            .integer()
            .min(1)
            .max(6)
            .error(fill(shared.wholeNumber, { least: 1, most: 6 })),
      }),
      defineField({
        name: 'maxItems',
        title: shared.atMost,
        type: 'number',
        group: 'options',
        description: words.maxItemsHelp,
        initialValue: initial.maxItems ?? 4,
        hidden: without.includes('maxItems'),
        validation: (rule) =>
          rule
            .integer()
            .min(1)
            .max(48)
            .error(fill(shared.wholeNumber, { least: 1, most: 48 })),
      }),
    ],
    preview: {
      select: { ...everyLanguage('title'), status: 'status', span: 'span', view: 'view' },
      prepare: ({ status, span, view, ...titles }) => ({
        title: anyLanguage(titles, title),
        subtitle: [
          ...(status === 'Hidden' ? [shared.hidden] : []),
          title,
          ...(typeof span === 'number' && span < 12 ? [fill(words.columnsWide, { columns: span })] : []),
          ...views.filter(({ value }) => views.length > 1 && value === view).map((choice) => insideALine(choice.title)),
        ].join(' · '),
      }),
    },
  });
}

/** English lower-cases a choice within a line; the other languages write it as in the form. */
function insideALine(choice: string): string {
  return editorLanguage === 'en' ? choice.toLowerCase() : choice;
}
