/** Validates only active content: a hidden field cannot be filled in, and visitors do not see a switched-off part. */
import type { Path, ValidationContext } from 'sanity';
import { isRecord } from './record.ts';

type Context = Pick<ValidationContext, 'hidden' | 'document' | 'path'>;
type Validation = (rule: unknown) => unknown;

/** Keys that hold nested definitions. */
const branches = ['fields', 'of', 'annotations'];

/** A type whose rules, including those of all nested fields and items, skip content that is hidden or switched off. */
export function validatingOnlyActive<Definition extends object>(definition: Definition): Definition {
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(definition)) {
    if (branches.includes(key) && Array.isArray(value)) changed[key] = value.map(validatingOnlyActive);
    else if (key === 'marks' && isRecord(value)) changed[key] = validatingOnlyActive(value);
    else if (key === 'validation' && typeof value === 'function')
      changed[key] = skippedUnlessActive(value as Validation);
  }
  return { ...definition, ...changed };
}

function skippedUnlessActive(validation: Validation): Validation {
  return (rule) => {
    const made = validation(rule);
    return Array.isArray(made) ? made.map(skippable) : skippable(made);
  };
}

/**
 * A rule that skips inactive content. Sanity would also accept a function of rule and context, called per validation,
 * but list inputs need the rules up front.
 */
function skippable(rule: unknown): unknown {
  if (!isRecord(rule)) return rule;
  const { validate, clone } = rule;
  if (typeof validate !== 'function' || typeof clone !== 'function') return rule;
  return Object.assign(rule, {
    validate: (value: unknown, context: Context) =>
      isActive(context) ? Reflect.apply(validate, rule, [value, context]) : Promise.resolve([]),
    clone: () => skippable(Reflect.apply(clone, rule, [])),
  });
}

function isActive({ hidden, document, path }: Context): boolean {
  return hidden !== true && !holders(document, path ?? []).some(isOff);
}

/** A module or link with the status “Hidden”, or a row of links, a filter or a text that is not shown. */
function isOff(value: unknown): boolean {
  return isRecord(value) && (value.status === 'Hidden' || value.show === false || value.public === false);
}

/** All objects and lists that contain the value at a path. */
function holders(document: unknown, path: Path): unknown[] {
  const found = [document];
  for (const segment of path.slice(0, -1)) {
    const holder = found.at(-1);
    const isWanted = (item: unknown, index: number) =>
      isRecord(segment) ? isRecord(item) && '_key' in segment && item._key === segment._key : index === segment;
    if (Array.isArray(holder)) found.push(holder.find(isWanted));
    else found.push(isRecord(holder) ? holder[String(segment)] : undefined);
  }
  return found;
}
