/** The day the demo agency's listings are made for in all tests. */
export const demoDay = '2026-11-21';
