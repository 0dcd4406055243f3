import { z } from 'zod';
import { optionalLine } from '../rules.ts';
import { contactDefaults, contactRules, saysWhereToCall } from './rules.ts';

/** Preselected values. */
export const defaults = contactDefaults;

/** A question to the agency; about a property if on its page. */
export const schema = z
  .object({
    ...contactRules,
    street: optionalLine(120),
    houseNumber: optionalLine(20),
    zip: optionalLine(10),
    city: optionalLine(80),
  })
  .refine(saysWhereToCall.holds, saysWhereToCall.otherwise);
