import { z } from 'zod';
import { formFields } from './form.ts';

const every: ReadonlySet<string> = new Set(Object.values(formFields));
/** The maximum depth of a name such as `persons[0].name`, and its maximum list index. */
const deepest = 3;
const lastIndex = 50;
const longestName = 100;

/**
 * Filters a submission to the fields of the form's schema and the common fields: single values except for lists, and
 * files only where expected. Everything else is dropped, and so are characters that the database cannot store: lone
 * surrogates and U+0000.
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

/**
 * The schema at a field name (`email`, `types[2]`, `persons[0].firstName`); null if the name matches none, or an
 * object.
 */
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

/** Unwraps defaults, optionals and transforms. */
function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return unwrapped(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return schema;
}
