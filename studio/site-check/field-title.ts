import type { Schema, SchemaType } from 'sanity';
import { isLanguage } from '../../app/i18n/languages.ts';

/**
 * The titles of a field and of those around it, in the editor's language: `Modules › Link`. Empty for a document itself.
 *
 * @param path as edit intents take it: `modules[_key=="a"].link`
 */
export function fieldTitle(schema: Pick<Schema, 'get'>, type: string, path: string): string {
  const names = path.replaceAll(/\[_key=="[^"]*"\]/g, '').split('.');
  let types: SchemaType[] = [schema.get(type)].filter((each) => each !== undefined);
  const titles: string[] = [];
  for (const name of names) {
    const field = types.flatMap(fieldsOf).find((each) => each.name === name);
    if (field === undefined || isLanguage(name)) break;
    titles.push(field.type.title ?? name);
    types = [field.type];
  }
  return titles.join(' › ');
}

/** The fields of an object, or of any member of a list. */
function fieldsOf(type: SchemaType): { name: string; type: SchemaType }[] {
  if (type.jsonType === 'object') return type.fields;
  return type.jsonType === 'array' ? type.of.flatMap(fieldsOf) : [];
}
