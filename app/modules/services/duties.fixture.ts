/** What the Studio asks an editor for, by type; `studio/headless/new-content.test.ts` begins each. */
export const duties = { serviceCard: ['title'] };
