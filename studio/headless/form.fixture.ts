/** Reads and writes a document by its schema, as the form does. */
import {
  isArraySchemaType,
  isObjectSchemaType,
  isReferenceSchemaType,
  resolveConditionalProperty,
  type ArraySchemaType,
  type ObjectSchemaType,
  type Path,
  type PathSegment,
  type SchemaType,
} from 'sanity';
import { isRecord } from '../../schemas/rules/record.ts';

/** Sets a value at a path. */
export type Edit = readonly [Path, unknown];

/** A new document with its initial value and the editor's edits. */
export interface Begun {
  type: SchemaType;
  initial: unknown;
  edits: readonly Edit[];
}

/** The document with all edits applied. */
export function asItIs({ type, initial, edits }: Begun): unknown {
  return edits.reduce<unknown>((document, [path, value]) => put(type, document, path, value), initial);
}

interface Field {
  type: SchemaType;
  value: unknown;
  /** Whether the form shows it. */
  shown: boolean;
}

/** The field at a path of a document. */
export function fieldAt(type: SchemaType, document: unknown, path: Path): Field {
  let [at, value, shown] = [type, document, true];
  path.forEach((segment, index) => {
    const parent = value;
    value = step(parent, segment);
    at = typeBelow(at, segment, value);
    shown &&= !isHidden(at, { document, parent, value, path: path.slice(0, index + 1) });
  });
  return { type: at, value, shown };
}

/** The document with a value at a path; missing parents are created as the form creates them. */
export function put(type: SchemaType, document: unknown, path: Path, value: unknown): unknown {
  const [segment, ...rest] = path;
  if (segment === undefined) return value;
  if (Array.isArray(document)) {
    return document.map((item) =>
      item === step(document, segment) ? put(typeBelow(type, segment, item), item, rest, value) : item,
    );
  }
  const part = isRecord(document) ? document : emptyOf(type);
  const below = step(part, segment);
  return { ...part, [String(segment)]: put(typeBelow(type, segment, below), below, rest, value) };
}

/** The choices an editor must make before the form shows a path. */
export function reveal(begun: Begun, path: Path): Edit[] {
  const { type } = begun;
  const edits: Edit[] = [];
  let changed = asItIs(begun);
  for (let depth = 1; depth <= path.length; depth++) {
    const upTo = path.slice(0, depth);
    if (fieldAt(type, changed, upTo).shown) continue;
    const before = changed;
    const choice = choicesBeside(type, before, upTo).find(
      ([where, value]) => fieldAt(type, put(type, before, where, value), upTo).shown,
    );
    if (choice === undefined) throw new Error(`Nothing beside ${JSON.stringify(upTo)} makes the form show it`);
    edits.push(choice);
    changed = put(type, changed, ...choice);
  }
  return edits;
}

/** All choices in the fields of an object and its nested objects, except fields that are always hidden. */
export function choicesIn(type: SchemaType, path: Path = []): Edit[] {
  if (!isObjectSchemaType(type) || isReferenceSchemaType(type)) return [];
  return type.fields.flatMap((field): Edit[] => {
    if (field.type.hidden === true) return [];
    const at = [...path, field.name];
    return isObjectSchemaType(field.type) ? choicesIn(field.type, at) : listOf(field.type).map((value) => [at, value]);
  });
}

function choicesBeside(type: SchemaType, document: unknown, path: Path): Edit[] {
  const parent = path.slice(0, -1);
  const object = fieldAt(type, document, parent).type;
  if (!isObjectSchemaType(object)) return [];
  return object.fields.flatMap((field): Edit[] => {
    const values = field.type.jsonType === 'boolean' ? [true] : listOf(field.type);
    return values.map((value) => [[...parent, field.name], value]);
  });
}

/** The values of a field with a list of choices; empty for other fields. */
export function listOf(type: SchemaType): unknown[] {
  const list: unknown = isRecord(type.options) ? type.options.list : undefined;
  if (!Array.isArray(list) || type.jsonType === 'array') return [];
  return list.map((choice: unknown) => (isRecord(choice) ? choice.value : choice));
}

/** An empty object as the form creates it; an anonymous object has no `_type`. */
export function emptyOf(type: SchemaType): Record<string, unknown> {
  return type.name === 'object' ? {} : { _type: type.name };
}

function typeBelow(type: SchemaType, segment: PathSegment, value: unknown): SchemaType {
  const below = isArraySchemaType(type)
    ? memberOf(type, value)
    : isObjectSchemaType(type)
      ? fieldOf(type, segment)
      : undefined;
  if (below === undefined) throw new Error(`${type.name} has no ${JSON.stringify(segment)}`);
  return below;
}

function fieldOf(type: ObjectSchemaType, name: PathSegment): SchemaType | undefined {
  return type.fields.find((field) => field.name === name)?.type;
}

function memberOf(type: ArraySchemaType, item: unknown): SchemaType | undefined {
  return type.of.find(({ name }) => isRecord(item) && item._type === name);
}

function step(value: unknown, segment: PathSegment): unknown {
  if (Array.isArray(value)) {
    return value.find((item, index) => index === segment || (isRecord(segment) && item._key === segment._key));
  }
  return isRecord(value) ? value[String(segment)] : undefined;
}

function isHidden(
  { hidden }: SchemaType,
  context: { document: unknown; parent: unknown; value: unknown; path: Path },
): boolean {
  const { document } = context;
  return resolveConditionalProperty(hidden, {
    ...context,
    document: isRecord(document)
      ? { _id: '', _type: '', _rev: '', _createdAt: '', _updatedAt: '', ...document }
      : undefined,
    currentUser: null,
  });
}
