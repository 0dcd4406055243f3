import { z } from 'zod';
import { requiredEmail } from '../rules.ts';

export const defaults = {};

/** An address is all that a newsletter needs. */
export const schema = z.object({ email: requiredEmail });
