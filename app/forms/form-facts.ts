/** What is known of a form without its code: for the site, and for the Studio, where editors choose one. */
export interface FormFacts {
  /** What it is about: it may be about `anything`, or nothing; one about a property or a project is not there without one. */
  about: 'nothing' | 'anything' | 'property' | 'project';
  /** Whether editors may put it into a contact module. */
  isModulePart: boolean;
  /** Where it is among the others, in the Studio. */
  order: number;
}
