import type { Language } from '~/i18n/languages.ts';

export interface DemoOwner {
  name: string;
  email: string;
  language: Extract<Language, 'nl' | 'fr'>;
  /** Numbers of properties. */
  owns: { sale: number; rent: number };
}

/** The password of all demo owners. It meets the rules for owners' own passwords. */
export const demoOwnerPassword = 'rijwoning-met-tuin-2026';

export const demoOwnerPeople: readonly [DemoOwner, ...DemoOwner[]] = [
  { name: 'Lien Maes', email: 'lien.maes@example.com', language: 'nl', owns: { sale: 2, rent: 1 } },
  { name: 'Luc Dubois', email: 'luc.dubois@example.com', language: 'fr', owns: { sale: 2, rent: 0 } },
  // An owner whose property is not online yet.
  { name: 'Ann Nobody', email: 'ann.nobody@example.com', language: 'nl', owns: { sale: 0, rent: 0 } },
];
