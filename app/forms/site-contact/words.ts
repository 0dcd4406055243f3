import { shared } from '../../../schemas/shared.words.ts';

/** What editors call it. */
export const words = { name: shared.contact };
