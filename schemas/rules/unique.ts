import type { CustomValidatorResult, ValidationContext } from 'sanity';
import { askLake, ownIds } from './lake.ts';

/** Fields by which the site finds a document; a second document with the same value would never be found. */
type KeyField = 'form' | 'from' | 'key' | 'webId';

/** Whether another document of the same type, draft or published, already has this value. */
async function isTaken(field: KeyField, value: string, context: ValidationContext): Promise<boolean> {
  const others = await askLake<number>(
    context,
    'raw',
    `count(*[_type == $type && !(_id in [$published, $draft]) && ${field} == $value])`,
    { ...ownIds(context), type: context.document?._type ?? '', value },
  );
  return others > 0;
}

/** Rejects a value that another document of the type already has. */
export function unique(field: KeyField, message: string) {
  return async (value: unknown, context: ValidationContext): Promise<CustomValidatorResult> =>
    typeof value !== 'string' || value === '' || !(await isTaken(field, value, context)) || message;
}
