/** R-NAV-29. */
export const resourcesPath = '/admin/resources';
/** Where a resource is edited. */
export const resourcePath = (id: number) => `${resourcesPath}/${id}`;
