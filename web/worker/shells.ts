/** One for each build. */
const prefix = 'shell-';
export const cacheOf = (build: string) => prefix + build;

/**
 * Unless an open page needs them; a page without an answer may be of any build.
 * @param build the worker's own, which stays
 * @param openBuilds `null` for each page without an answer
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
