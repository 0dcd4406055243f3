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

/** A choice that the product no longer has. */
export interface FormerChoice extends Choice {
  former: true;
}

/** What a relation of a module may point at: documents by reference, anything else (listings, figures, forms) by id. */
export interface RelationKind extends Choice {
  /** The type of the documents. */
  to?: string;
  /** The ids there are, where they are few. */
  ids?: readonly Choice[];
  /** Ids that earlier versions offered: stored content may have them, and the module passes them over. */
  formerIds?: readonly string[];
  /** How an id is written, where no list has them, and the sentence that says so. */
  form?: RegExp;
  help?: string;
}

export interface Relations {
  description: string;
  kinds: readonly [RelationKind, ...RelationKind[]];
}

/** The field in which an editor says what a module shows (requirements 3.12 `relations`). */
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
            const which = kind?.ids?.find(({ value }) => value === id)?.title ?? named ?? name ?? id ?? '…';
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

/** A document has a title, or a name, which may be translated. */
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
    // Where there are several kinds, the input says what belongs to the one that was chosen.
    ...(only === undefined ? {} : { description: idHelp(only) }),
    options: {
      // A list is offered only when every kind has one: otherwise numbers could not be typed.
      ...(byId.every((kind) => kind.ids !== undefined) ? { list: [...ids, ...formerChoices(byId)] } : {}),
      ...(only === undefined ? { helps: Object.fromEntries(byId.map((kind) => [kind.value, idHelp(kind)])) } : {}),
    },
    hidden: ({ parent }) => !isKind(parent, byId),
    validation: (rule) =>
      rule.custom((value, { parent }) => {
        const kind = byId.find((candidate) => isKind(parent, [candidate]));
        return kind === undefined ? true : idProblem(kind, value);
      }),
  });
}

/** Why a module would not understand an id; true where it does. */
export function idProblem(kind: RelationKind, value: unknown): true | string {
  if (typeof value !== 'string' || value.trim() === '') return words.idRequired;
  if (kind.form !== undefined && !kind.form.test(value)) return idHelp(kind);
  if (kind.ids === undefined || kind.ids.some((choice) => choice.value === value)) return true;
  if (kind.formerIds?.includes(value)) return true;
  return fill(words.idUnknown, { choices: kind.ids.map((choice) => choice.value).join(', ') });
}

/** What an editor writes for a kind: the values where they are typed, beside what they mean. */
export function idHelp({ ids, help }: RelationKind): string {
  if (help !== undefined) return help;
  if (ids === undefined) return words.idHelp;
  return fill(words.idOneOf, { choices: ids.map(({ title, value }) => `${value} (${title})`).join(', ') });
}

/** Sanity refuses what is not in the list; the Studio's input offers these only where they are stored already. */
function formerChoices(kinds: readonly RelationKind[]): FormerChoice[] {
  return kinds
    .flatMap(({ formerIds = [] }) => formerIds)
    .map((value) => ({ title: fill(words.idFormer, { id: value }), value, former: true }));
}

function isKind(value: unknown, wanted: readonly RelationKind[]): boolean {
  return isRecord(value) && wanted.some((kind) => kind.value === value.type);
}
