/** The modules in the order and the groups in which an editor is offered them. */
export const moduleNames = [
  'textModule',
  'servicesModule',
  'galleryModule',
  'propertyListModule',
  'projectListModule',
  'referenceListModule',
  'searchModule',
  'articleCardsModule',
  'testimonialsModule',
  'statsViewModule',
  'contactModule',
] as const;

type ModuleName = (typeof moduleNames)[number];

export const moduleGroups: { name: string; title: string; of: ModuleName[] }[] = [
  { name: 'words', title: 'Text and pictures', of: ['textModule', 'servicesModule', 'galleryModule'] },
  {
    name: 'listings',
    title: 'Listings',
    of: ['propertyListModule', 'projectListModule', 'referenceListModule', 'searchModule'],
  },
  { name: 'trust', title: 'News and trust', of: ['articleCardsModule', 'testimonialsModule', 'statsViewModule'] },
  { name: 'contact', title: 'Contact', of: ['contactModule'] },
];
