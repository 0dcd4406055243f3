import { isRecord } from './record.ts';
import { words } from './words.ts';

/** A time as HH:MM. `start` names a sibling field that must be earlier. */
export function timeOfDay(value: unknown, beside?: unknown, start?: string): true | string {
  if (typeof value !== 'string' || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)) return words.timeFormat;
  const from = start !== undefined && isRecord(beside) ? beside[start] : undefined;
  return typeof from === 'string' && from >= value ? words.endBeforeStart : true;
}
