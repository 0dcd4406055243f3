import type { z } from 'zod';

/** `Price is no amount; Zip is missing`: fields and complaints without values, for an agency's log. */
export function complaintsOf(error: z.ZodError): string {
  const complaints = error.issues.map(({ path, message }) => `${path.join('.') || 'the record'} ${message}`);
  return [...new Set(complaints)].slice(0, 5).join('; ');
}
