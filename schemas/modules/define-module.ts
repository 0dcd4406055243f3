import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity';
import { visibilityStatuses } from '../content-types.ts';

interface Choice {
  title: string;
  value: string;
}

/** What a relation of a module may point at: documents by reference, anything else (listings, figures, forms) by id. */
export interface RelationKind extends Choice {
  to?: 'menuPage' | 'article' | 'category' | 'testimonial';
  /** The ids there are, where they are few. */
  ids?: readonly Choice[];
}

interface ModuleDefinition<Name extends string> {
  name: Name;
  title: string;
  description: string;
  sorts: readonly Choice[];
  views: readonly Choice[];
  relations: { description: string; kinds: readonly [RelationKind, ...RelationKind[]] };
  /** Fields of this module alone; they stand first in the form. */
  fields?: FieldDefinition[];
  initial?: { maxItems?: number; numberItemOfRow?: number };
}

export const chosenOrder: Choice = { title: 'As chosen', value: 'chosen' };

export const listViews: readonly Choice[] = [
  { title: 'Grid', value: 'grid' },
  { title: 'List', value: 'list' },
  { title: 'Slider', value: 'slider' },
];

/** A module with the fields that all modules share (spec §3), each with the choices that make sense for this one. */
export function defineModule<Name extends string>(definition: ModuleDefinition<Name>) {
  const { name, title, description, sorts, views, relations, fields = [], initial = {} } = definition;
  return defineType({
    name,
    title,
    type: 'object',
    description,
    groups: [
      { name: 'content', title: 'Content', default: true },
      { name: 'options', title: 'Options' },
    ],
    fields: [
      defineField({
        name: 'title',
        title: 'Title',
        type: 'translatedString',
        group: 'content',
        description: 'Stands above the module. May stay empty.',
      }),
      ...fields.map((field) => ({ ...field, group: 'content' })),
      relationsField(relations),
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
      }),
      defineField({
        name: 'view',
        title: 'View',
        type: 'string',
        group: 'options',
        description: 'How the items are shown.',
        options: { list: [...views], layout: 'radio', direction: 'horizontal' },
        initialValue: views[0]?.value,
      }),
      defineField({
        name: 'numberItemOfRow',
        title: 'Items in a row',
        type: 'number',
        group: 'options',
        description: 'On a desktop; smaller screens show fewer.',
        initialValue: initial.numberItemOfRow ?? 3,
        validation: (rule) => rule.integer().min(1).max(6).error('A whole number from 1 to 6.'),
      }),
      defineField({
        name: 'maxItems',
        title: 'At most',
        type: 'number',
        group: 'options',
        description: 'How many items are shown.',
        initialValue: initial.maxItems ?? 6,
        validation: (rule) => rule.integer().min(1).max(48).error('A whole number from 1 to 48.'),
      }),
    ],
    preview: {
      select: { nl: 'title.nl', fr: 'title.fr', en: 'title.en', de: 'title.de', status: 'status' },
      prepare: ({ nl, fr, en, de, status }) => ({
        title: String(nl ?? fr ?? en ?? de ?? title),
        subtitle: status === 'Hidden' ? `${title} (hidden)` : title,
      }),
    },
  });
}

function relationsField({ description, kinds }: ModuleDefinition<string>['relations']) {
  const documents = [...new Set(kinds.flatMap(({ to }) => (to === undefined ? [] : [to])))];
  const byId = kinds.filter(({ to }) => to === undefined);
  const ids = byId.flatMap((kind) => kind.ids ?? []);
  const isKind = (parent: unknown, wanted: readonly RelationKind[]) =>
    typeof parent === 'object' &&
    parent !== null &&
    'type' in parent &&
    wanted.some(({ value }) => value === parent.type);
  const document = defineField({
    name: 'reference',
    title: 'Which',
    type: 'reference',
    description: 'The document it points at.',
    to: documents.map((type) => ({ type })),
    hidden: ({ parent }) => isKind(parent, byId),
  });
  const id = defineField({
    name: 'id',
    title: 'Which',
    type: 'string',
    description: ids.length > 0 ? `One of: ${ids.map(({ value }) => value).join(', ')}.` : 'Its number or name.',
    // A list is offered only when every kind has one: otherwise numbers could not be typed.
    options: byId.every((kind) => kind.ids !== undefined) ? { list: [...ids] } : {},
    hidden: ({ parent }) => !isKind(parent, byId),
    validation: (rule) =>
      rule.custom((value, { parent }) => {
        const kind = byId.find((candidate) => isKind(parent, [candidate]));
        if (kind === undefined) return true;
        if (value === undefined || value.trim() === '') return 'Say which one.';
        if (kind.ids === undefined || kind.ids.some((choice) => choice.value === value)) return true;
        return `Choose one of: ${kind.ids.map((choice) => choice.value).join(', ')}.`;
      }),
  });
  return defineField({
    name: 'relations',
    title: 'Shows',
    type: 'array',
    group: 'content',
    description,
    of: [
      defineArrayMember({
        name: 'relation',
        title: 'Relation',
        type: 'object',
        fields: [
          defineField({
            name: 'type',
            title: 'Kind',
            type: 'string',
            description: 'What this item is.',
            options: { list: kinds.map(({ title, value }) => ({ title, value })) },
            initialValue: kinds[0].value,
            validation: (rule) => rule.required().error('Choose what this item is.'),
          }),
          ...(documents.length > 0 ? [document] : []),
          ...(byId.length > 0 ? [id] : []),
        ],
        validation: (rule) =>
          rule.custom((value) =>
            isKind(value, byId) || value === undefined || 'reference' in value
              ? true
              : 'Choose the document this item points at.',
          ),
        preview: {
          select:
            documents.length > 0
              ? {
                  type: 'type',
                  name: 'reference.name',
                  title: 'reference.title.nl',
                  id: byId.length > 0 ? 'id' : 'type',
                }
              : { type: 'type', id: 'id' },
          prepare: ({ type, name, title, id: which }) => ({
            title: String(title ?? name ?? which),
            subtitle: String(type),
          }),
        },
      }),
    ],
  });
}
