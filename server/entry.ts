// The entry of the built server: the process with the pages that the compiler made of app/. In development scripts/dev.mjs is used
// instead.
import * as build from 'virtual:remix/server-build';
import { main as run } from './main.ts';

/** Runs the built product until it receives a stop signal. */
export const main = (root: string): Promise<void> => run(root, build);
