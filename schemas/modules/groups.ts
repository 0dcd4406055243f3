/** The groups of the menu in which an editor picks a module, in their order. */
export const moduleGroups = [
  { name: 'words', title: 'Text and pictures' },
  { name: 'listings', title: 'Listings' },
  { name: 'trust', title: 'News and trust' },
  { name: 'contact', title: 'Contact' },
] as const;

export type ModuleGroup = (typeof moduleGroups)[number]['name'];
