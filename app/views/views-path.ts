/** Where pages report that a property is viewed. */
export const viewsPath = '/api/views';
