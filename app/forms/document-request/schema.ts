import { z } from 'zod';
import { optionalPhone, optionalText, person } from '../rules.ts';

export const defaults = {};

/** Requests a property's documents by e-mail. */
export const schema = z.object({ ...person, phone: optionalPhone, remark: optionalText });
