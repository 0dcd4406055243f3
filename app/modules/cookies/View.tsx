import { late } from '~/ui/late.tsx';
import type { Loaded } from '../module-view.ts';
import type { load } from './load.server.ts';

/** On one page of a site: the others need not load its code. */
export const View = late<{ module: Loaded<typeof load> }>(async () => (await import('./CookieList.tsx')).CookieList);
