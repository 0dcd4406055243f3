import { shared } from '../../../schemas/shared.words.ts';

export const words = { name: shared.contact };
