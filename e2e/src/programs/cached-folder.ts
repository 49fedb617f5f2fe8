import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Cache of expensive folders. */
export interface FolderCache {
  readonly folder: string;
  /** Those of other versions are removed. */
  readonly version: string;
}

/**
 * Created on first use.
 * @param make fills a new folder
 * @returns its path
 */
export async function cachedFolder(
  { folder, version }: FolderCache,
  name: string,
  make: (unfinished: string) => Promise<void>,
): Promise<string> {
  const path = join(folder, version, name);
  if (existsSync(path)) return path;
  await mkdir(join(folder, version), { recursive: true });
  const others = (await readdir(folder)).filter((other) => other !== version);
  await Promise.all(others.map((other) => rm(join(folder, other), { recursive: true, force: true })));
  const started = performance.now();
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await make(unfinished);
  await rename(unfinished, path);
  process.stdout.write(`made "${name}" in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return path;
}

/** By reflink where possible. */
export async function copyFolder(source: string, target: string): Promise<string> {
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return target;
}
