/**
 * Rules hold for what an editor means. What the form does not show, and what an editor has switched off, is kept as it is and asked
 * for nothing: nobody could fill in a field that is not there, and whoever hides a part has said that visitors will not see it.
 */
import type { Path, ValidationContext } from 'sanity';
import { isRecord } from './record.ts';

type Context = Pick<ValidationContext, 'hidden' | 'document' | 'path'>;
type Validation = (rule: unknown) => unknown;

/** What holds definitions below a definition. */
const branches = ['fields', 'of', 'annotations'];

/** A type whose rules, and those of all fields and items in it, are silent about what is hidden or switched off. */
export function askingForWhatIsMeant<Definition extends object>(definition: Definition): Definition {
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(definition)) {
    if (branches.includes(key) && Array.isArray(value)) changed[key] = value.map(askingForWhatIsMeant);
    else if (key === 'marks' && isRecord(value)) changed[key] = askingForWhatIsMeant(value);
    else if (key === 'validation' && typeof value === 'function') changed[key] = silentUnlessMeant(value as Validation);
  }
  return { ...definition, ...changed };
}

function silentUnlessMeant(validation: Validation): Validation {
  return (rule) => {
    const made = validation(rule);
    return Array.isArray(made) ? made.map(silenced) : silenced(made);
  };
}

/**
 * A rule that finds nothing wrong in what is not meant. Sanity would make a field's rules anew for each check, with its context, from a
 * function of two; but inputs of lists must find rules that stand.
 */
function silenced(rule: unknown): unknown {
  if (!isRecord(rule)) return rule;
  const { validate, clone } = rule;
  if (typeof validate !== 'function' || typeof clone !== 'function') return rule;
  return Object.assign(rule, {
    validate: (value: unknown, context: Context) =>
      isMeant(context) ? Reflect.apply(validate, rule, [value, context]) : Promise.resolve([]),
    clone: () => silenced(Reflect.apply(clone, rule, [])),
  });
}

function isMeant({ hidden, document, path }: Context): boolean {
  return hidden !== true && !holders(document, path ?? []).some(isOff);
}

/** A module or link with the status “Hidden”; a line of links, a filter or a text that is not to be shown. */
function isOff(value: unknown): boolean {
  return isRecord(value) && (value.status === 'Hidden' || value.show === false || value.public === false);
}

/** All objects and lists in which the value at a path stands. */
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
