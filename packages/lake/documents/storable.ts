import { z } from 'zod';

/** JSON escapes that the database's text cannot store. An even number of backslashes makes it plain text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/** Whether JSON text holds a character that cannot be stored: U+0000 or half of a surrogate pair. */
export const holdsUnstorable = (json: string): boolean => unstorable.test(json);

/** Levels of nesting of a document; Sanity allows 20. Recursive readers, the database's too, fail at some thousands. */
export const maxDepth = 100;

/** Whether a parsed value has more than so many levels of objects and lists. Walks without recursion. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const nested = level.filter((each) => typeof each === 'object' && each !== null);
    if (nested.length > 0 && depth === levels) return true;
    level = nested.flatMap((each) => Object.values(each as object));
  }
  return false;
}

/** A moment in ISO 8601 that the database can store: it knows no year 0 and no offset of 16 hours. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => !text.startsWith('0000') && !/[+-](?:1[6-9]|2\d):\d\d$/.test(text));
