/** Told to the document after its markup has been taken over from another one (`take-over.ts`). */
export const takenOverEvent = 'gevel:taken-over';
