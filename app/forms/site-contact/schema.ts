import { z } from 'zod';
import { contactDefaults, contactRules, saysWhereToCall } from './rules.ts';

/** What is chosen before the visitor chooses. */
export const defaults = contactDefaults;

/** A question to the agency; about a property where the page is one's. */
export const schema = z.object(contactRules).refine(saysWhereToCall.holds, saysWhereToCall.otherwise);
