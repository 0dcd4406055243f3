/** The endpoint to which pages report views of a property. */
export const viewsPath = '/api/views';
