/** The fields that the Studio requires, by type; `studio/headless/new-content.test.ts` creates one of each. */
export const duties = { textModule: ['text'] };
