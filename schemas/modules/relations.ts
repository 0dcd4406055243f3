import { defineArrayMember, defineField } from 'sanity';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { isRecord } from '../rules/record.ts';
import { fill } from '../words.ts';
import { words } from './words.ts';
import { shared } from '../shared.words.ts';

export interface Choice {
  title: string;
  value: string;
}

/** A choice that the product no longer offers. */
export interface FormerChoice extends Choice {
  former: true;
}

/** What a module may relate to: documents by reference, anything else (listings, figures, forms) by id. */
export interface RelationKind extends Choice {
  /** The document type. */
  to?: string;
  /** The possible ids, if there are few. */
  ids?: readonly Choice[];
  /** Ids that earlier versions offered. Stored content may still have them; the module ignores them. */
  formerIds?: readonly string[];
  /** The format of ids that are not in a list, and the message that explains it. */
  form?: RegExp;
  help?: string;
}

export interface Relations {
  description: string;
  kinds: readonly [RelationKind, ...RelationKind[]];
}

/** The field in which an editor chooses what a module shows (requirements 3.12 `relations`). */
export function relationsField({ description, kinds }: Relations) {
  const byId = kinds.filter(({ to }) => to === undefined);
  const hasDocuments = byId.length < kinds.length;
  return defineField({
    name: 'relations',
    title: shared.shows,
    type: 'array',
    group: 'content',
    description,
    of: [
      defineArrayMember({
        name: 'relation',
        title: words.relation,
        type: 'object',
        options: { columns: 2 },
        fields: [
          defineField({
            name: 'type',
            title: words.type,
            type: 'string',
            description: words.typeHelp,
            options: { list: kinds.map(({ title, value }) => ({ title, value })) },
            initialValue: kinds[0].value,
            validation: (rule) => rule.required().error(words.typeRequired),
          }),
          ...(hasDocuments ? [documentField(kinds, byId)] : []),
          ...(byId.length > 0 ? [idField(byId)] : []),
        ],
        preview: {
          select: { type: 'type', ...(hasDocuments ? documentPreview : {}), ...(byId.length > 0 ? { id: 'id' } : {}) },
          prepare: ({ type, name, named, id, nl, fr, en, de }) => {
            const kind = kinds.find(({ value }) => value === type);
            const town = typeof id === 'string' ? id.replace('|', ' ') : '…';
            const which = kind?.ids?.find(({ value }) => value === id)?.title ?? named ?? name ?? town;
            return {
              title: anyLanguage({ nl, fr, en, de }, typeof which === 'string' ? which : '…'),
              subtitle: kind?.title ?? String(type),
            };
          },
        },
      }),
    ],
  });
}

/** Documents have a title, or a name that may or may not be translated. */
const documentPreview = { ...everyLanguage('reference.title'), named: 'reference.name.nl', name: 'reference.name' };

function documentField(kinds: readonly RelationKind[], byId: readonly RelationKind[]) {
  const documents = [...new Set(kinds.flatMap(({ to }) => (to === undefined ? [] : [to])))];
  return defineField({
    name: 'reference',
    title: shared.which,
    type: 'reference',
    description: words.referenceHelp,
    to: documents.map((type) => ({ type })),
    hidden: ({ parent }) => isKind(parent, byId),
    validation: (rule) => rule.required().error(words.referenceRequired),
  });
}

function idField(byId: readonly RelationKind[]) {
  const ids = byId.flatMap((kind) => kind.ids ?? []);
  const only = byId.length === 1 ? byId[0] : undefined;
  return defineField({
    name: 'id',
    title: shared.which,
    type: 'relationId',
    // With several kinds, the input shows the help of the chosen kind.
    ...(only === undefined ? {} : { description: idHelp(only) }),
    options: {
      // A list is offered only if every kind has one: otherwise ids could not be typed.
      ...(byId.every((kind) => kind.ids !== undefined) ? { list: [...ids, ...formerChoices(byId)] } : {}),
      ...(only === undefined
        ? {
            helps: Object.fromEntries(byId.map((kind) => [kind.value, idHelp(kind)])),
            choices: Object.fromEntries(byId.flatMap((kind) => (kind.ids ? [[kind.value, kind.ids]] : []))),
          }
        : {}),
    },
    hidden: ({ parent }) => !isKind(parent, byId),
    validation: (rule) =>
      rule.custom((value, { parent }) => {
        const kind = byId.find((candidate) => isKind(parent, [candidate]));
        return kind === undefined ? true : idProblem(kind, value);
      }),
  });
}

/** Why a module would not understand an id; true if it does. */
export function idProblem(kind: RelationKind, value: unknown): true | string {
  if (typeof value !== 'string' || value.trim() === '') return words.idRequired;
  if (kind.form !== undefined && !kind.form.test(value)) return idHelp(kind);
  if (kind.ids === undefined || kind.ids.some((choice) => choice.value === value)) return true;
  if (kind.formerIds?.includes(value)) return true;
  return fill(words.idUnknown, { choices: kind.ids.map((choice) => choice.value).join(', ') });
}

/** How to write an id of a kind: each value with its meaning. */
export function idHelp({ ids, help }: RelationKind): string {
  if (help !== undefined) return help;
  if (ids === undefined) return words.idHelp;
  return fill(words.idOneOf, { choices: ids.map(({ title, value }) => `${value} (${title})`).join(', ') });
}

/** Sanity rejects values that are not in the list. The Studio's input shows these only where they are stored. */
function formerChoices(kinds: readonly RelationKind[]): FormerChoice[] {
  return kinds
    .flatMap(({ formerIds = [] }) => formerIds)
    .map((value) => ({ title: fill(words.idFormer, { id: value }), value, former: true }));
}

function isKind(value: unknown, wanted: readonly RelationKind[]): boolean {
  return isRecord(value) && wanted.some((kind) => kind.value === value.type);
}
