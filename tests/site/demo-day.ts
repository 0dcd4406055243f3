/** The day for which all tests generate the demo agency's listings. */
export const demoDay = '2026-11-21';
