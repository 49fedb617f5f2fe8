/** One cache for each build. */
const prefix = 'shell-';
export const cacheOf = (build: string) => prefix + build;

/**
 * Deletes the files of former builds once no open page is of them. A page that does not say which build it is of may be
 * of any: then everything stays until the next time.
 * @param build the worker's own, which stays
 * @param openBuilds which builds the open pages are of; `null` for each that does not answer
 */
export async function deleteUnusedShells(
  build: string,
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  openBuilds: () => Promise<readonly (string | null)[]>,
): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheOf(build));
  if (former.length === 0) return;
  const open = await openBuilds();
  if (open.includes(null)) return;
  const unused = former.filter((name) => !open.some((used) => used !== null && cacheOf(used) === name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}
