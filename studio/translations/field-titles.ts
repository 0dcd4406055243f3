import { isRecord } from '../../schemas/rules/record.ts';
import type { PathSegment } from './missing.ts';

/** What a compiled schema type has to say here. */
interface DescribedType {
  name: string;
  title?: string;
  fields?: readonly { name: string; type: DescribedType }[];
  of?: readonly DescribedType[];
}

/**
 * The titles of the fields and items on a path, as the form has them: `Modules › Gallery › Title`. The name where the
 * schema has none.
 *
 * @param document a value of `type`, to know the types of items
 */
export function fieldTitles(type: DescribedType | undefined, document: unknown, path: readonly PathSegment[]): string {
  const titles: string[] = [];
  let [current, value]: [DescribedType | undefined, unknown] = [type, document];
  for (const segment of path) {
    if (typeof segment === 'string') {
      current = current?.fields?.find(({ name }) => name === segment)?.type;
      value = isRecord(value) ? value[segment] : undefined;
      titles.push(current?.title ?? segment);
      continue;
    }
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const item = items.find((each) => isRecord(each) && each._key === segment._key);
    const itemType = isRecord(item) ? item._type : undefined;
    current = current?.of?.find(({ name }) => name === itemType) ?? current?.of?.[0];
    value = item;
    if (current?.title !== undefined) titles.push(current.title);
  }
  return titles.join(' › ');
}
