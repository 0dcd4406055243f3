import { z } from 'zod';
import { requiredEmail } from '../rules.ts';

export const defaults = {};

/** Nothing more is needed to send somebody a newsletter, so nothing more is asked. */
export const schema = z.object({ email: requiredEmail });
