import { shared } from '../../../schemas/shared.words.ts';

/** Its name in the Studio. */
export const words = { name: shared.testimonial };
