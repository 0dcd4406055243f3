/** Dispatched on the document after it has taken over another one's markup (`take-over.ts`). */
export const takenOverEvent = 'gevel:taken-over';
