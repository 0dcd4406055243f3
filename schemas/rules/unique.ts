import type { CustomValidatorResult, ValidationContext } from 'sanity';
import { askLake, ownIds } from './lake.ts';

/** Fields that name a document to the site, so that a second one with the same value would never be seen. */
type KeyField = 'form' | 'from' | 'key' | 'webId';

/** Whether another document of the same type, draft or published, has this value already. */
async function isTaken(field: KeyField, value: string, context: ValidationContext): Promise<boolean> {
  const others = await askLake<number>(
    context,
    'raw',
    `count(*[_type == $type && !(_id in [$published, $draft]) && ${field} == $value])`,
    { ...ownIds(context), type: context.document?._type ?? '', value },
  );
  return others > 0;
}

/** A rule that refuses a value which another document of the type has. */
export function unique(field: KeyField, message: string) {
  return async (value: unknown, context: ValidationContext): Promise<CustomValidatorResult> =>
    typeof value !== 'string' || value === '' || !(await isTaken(field, value, context)) || message;
}
