/** Metadata of a form, without its code: for the site, and for the Studio, where editors choose one. */
export interface FormFacts {
  /** The subject: optional for `anything`, required for a property or a project. */
  about: 'nothing' | 'anything' | 'property' | 'project';
  /** Whether editors can use it in a contact module. */
  isModulePart: boolean;
  /** Its position in the Studio. */
  order: number;
}
