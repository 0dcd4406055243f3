import type { Language } from '../i18n/languages.ts';

/** Metadata of a form, without its code: for the site, and for the Studio, where editors choose one. */
export interface FormFacts {
  /** What editors call it. */
  name: Record<Language, string>;
  /** The subject: optional for `anything`, required for a property or a project. */
  about: 'nothing' | 'anything' | 'property' | 'project';
  /** Whether editors can use it in a contact module. */
  isModulePart: boolean;
  /** Its position in the Studio. */
  order: number;
}
