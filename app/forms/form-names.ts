import { z } from 'zod';
import { formFields } from './form.ts';

const every: ReadonlySet<string> = new Set(Object.values(formFields));
/** How deep a name may lead, as in `persons[0].name`, and up to which place of a list. */
const deepest = 3;
const lastIndex = 50;
const longestName = 100;

/**
 * A form's fields of its own schema, and those that every form has, each as its rule takes it: once but for lists, and a file only where one is
 * asked for. Whatever else was sent is dropped unread, and so are characters that the database's text cannot hold: half of a pair, and U+0000.
 */
export function ownFields(sent: FormData, schema: z.ZodType): FormData {
  const own = new FormData();
  for (const [name, value] of sent) {
    const rule = every.has(name) ? text : ruleOf(schema, name);
    const isRight = rule !== null && (typeof value !== 'string') === rule instanceof z.ZodFile;
    if (isRight && (rule instanceof z.ZodArray || !own.has(name))) {
      if (typeof value === 'string') own.append(name, wellFormed(value));
      else own.append(name, value);
    }
  }
  return own;
}

function wellFormed(value: string): string {
  return Buffer.from(value.replaceAll('\0', ''), 'utf8').toString('utf8');
}

const text = z.string();

/** The rule at a place of a schema to which a name leads (`email`, `types[2]`, `persons[0].name`); null: it leads nowhere, or to no value. */
export function ruleOf(schema: z.ZodType, name: string): unknown {
  if (name.length > longestName || !/^\w+(?:\.\w+|\[\d*\])*$/.test(name)) return null;
  const steps = name.match(/\w+|\[\d*\]/g) ?? [];
  if (steps.length > deepest) return null;
  let at: unknown = schema;
  for (const step of steps) at = unwrapped(below(at, step));
  return at instanceof z.ZodObject ? null : at;
}

function below(schema: unknown, step: string): unknown {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, step) ? schema.shape[step] : null;
  const index = /^\[(\d{0,2})\]$/.exec(step)?.[1];
  return schema instanceof z.ZodArray && index !== undefined && Number(index) <= lastIndex ? schema.element : null;
}

/** What a rule takes, beneath defaults and transforms. */
function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return unwrapped(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return schema;
}
