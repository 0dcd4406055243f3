import { z } from 'zod';
import { contactRules, contactDefaults, saysWhereToCall } from '../site-contact/rules.ts';

export const bedrooms = ['any', '1', '2', '3'] as const;
export const purposes = ['live', 'invest'] as const;

/** Preselected values. */
export const defaults = { ...contactDefaults, bedrooms: 'any' } as const;

const { remark, ...whoAsks } = contactRules;

/** A question about a construction project, with what the visitor is looking for. */
export const schema = z
  .object({
    bedrooms: z.enum(bedrooms).default(defaults.bedrooms),
    purpose: z.enum(purposes).optional(),
    remark,
    ...whoAsks,
  })
  .refine(saysWhereToCall.holds, saysWhereToCall.otherwise);
