import { words } from './words.ts';
import { shared } from '../shared.words.ts';
/** The groups of the module picker, in order. */
export const moduleGroups = [
  { name: 'words', title: words.groupText },
  { name: 'listings', title: words.groupListings },
  { name: 'trust', title: words.groupTrust },
  { name: 'contact', title: shared.contact },
] as const;

export type ModuleGroup = (typeof moduleGroups)[number]['name'];
