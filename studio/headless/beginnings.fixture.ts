/** Everything an editor can create, with its initial values: documents by each template, items in each list. */
import {
  DEFAULT_MAX_RECURSION_DEPTH,
  isArraySchemaType,
  isObjectSchemaType,
  isReferenceSchemaType,
  resolveInitialValue,
  resolveInitialValueForType,
  type Path,
  type SchemaType,
} from 'sanity';
import { singletonTypes } from '../../schemas/index.ts';
import { reveal, type Begun } from './form.fixture.ts';
import type { HeadlessStudio } from './workspace.ts';

export interface Beginning {
  /** Such as `article` or `menuPage.modules[textModule]`. */
  name: string;
  /** The new value, and its path in its document. */
  type: SchemaType;
  path: Path;
  begin(): Promise<Begun>;
}

/** @param parameters the parameters of templates that need some, by template id */
export function beginnings(studio: HeadlessStudio, parameters: Record<string, object>): Beginning[] {
  const { schema, templates, context } = studio;
  const documents = templates.flatMap((template) =>
    documentOf(studio, template.id, template.schemaType, () =>
      resolveInitialValue(schema, template, parameters[template.id], context),
    ),
  );
  // Singletons exist from the start; a missing one starts empty.
  const singletons = singletonTypes.flatMap((name) => documentOf(studio, name, name, () => Promise.resolve({})));
  return [...documents, ...singletons].flatMap((document, index, all) => {
    const isFirst = all.findIndex(({ type }) => type === document.type) === index;
    return [document, ...(isFirst ? items(studio, document, document.type, []) : [])];
  });
}

function documentOf(
  { schema }: HeadlessStudio,
  name: string,
  typeName: string,
  give: () => Promise<object>,
): Beginning[] {
  const type = schema.get(typeName);
  // Sanity's own documents, such as image assets, are not edited in forms.
  if (type === undefined || type.name.includes('.')) return [];
  const ids = { _id: 'drafts.new', _type: type.name };
  return [{ name, type, path: [], begin: async () => ({ type, initial: { ...(await give()), ...ids }, edits: [] }) }];
}

/** The items that the lists of an object accept. */
function items(studio: HeadlessStudio, host: Beginning, type: SchemaType, path: Path): Beginning[] {
  if (!isObjectSchemaType(type) || isReferenceSchemaType(type)) return [];
  // The text types of all languages are the same, so one is enough.
  const fields = type.name === 'translatedRichText' ? type.fields.slice(0, 1) : type.fields;
  return fields.flatMap((field) => {
    const at = [...path, field.name];
    if (!isArraySchemaType(field.type)) return items(studio, host, field.type, at);
    return field.type.of
      .filter((member) => isObjectSchemaType(member) && member.name !== 'block')
      .flatMap((member) => {
        const item = itemOf(studio, host, at, member);
        return [item, ...items(studio, item, member, [])];
      });
  });
}

function itemOf(studio: HeadlessStudio, host: Beginning, list: Path, type: SchemaType): Beginning {
  const path = [...host.path, ...list, { _key: 'new' }];
  return {
    name: `${host.name}.${list.join('.')}[${type.name}]`,
    type,
    path,
    begin: async () => {
      const begun = await host.begin();
      const given: unknown = await resolveInitialValueForType(type, {}, DEFAULT_MAX_RECURSION_DEPTH, studio.context);
      const item = { ...Object(given), _type: type.name, _key: 'new' };
      const at = path.slice(0, -1);
      const steps = reveal(begun, at);
      return { ...begun, edits: [...begun.edits, ...steps, [at, [item]]] };
    },
  };
}
