import { z } from 'zod';
import { optionalText, person, requiredPhone, titles } from '../rules.ts';

/** Preselected values. */
export const defaults = {} as const;

const noSlot = 'contactAppointmentForm.errors.slot';

/** A visit in one of the coming slots. Whether the slot is free is checked against the database. */
export const schema = z.object({
  slot: z.string({ error: noSlot }).regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, noSlot),
  ...person,
  title: z.enum(titles).optional(),
  phone: requiredPhone,
  remark: optionalText,
});
