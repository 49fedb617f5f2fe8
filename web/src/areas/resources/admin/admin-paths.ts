/** R-NAV-29. */
export const resourcesPath = '/admin/resources';
export const addResourcePath = `${resourcesPath}/add`;
/** Where a resource is edited. */
export const resourcePath = (id: number) => `${resourcesPath}/${id}`;
