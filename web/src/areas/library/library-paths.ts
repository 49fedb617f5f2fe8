/** Where everything kept is. */
export const libraryPath = '/library';
/** A collection's own page; the same for whoever has its link. */
export const collectionPath = (id: string): string => `${libraryPath}/collections/${id}`;
