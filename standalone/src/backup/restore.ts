import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { lockDataFolder, lockFileName } from '@portal/platform/stores/sqlite/data-folder-lock';
import { privateFolder } from '@portal/platform/files/private-files';
import { copyMeasured, filesBelow, measure, missing } from './folders';
import { type Manifest, type ManifestFile, manifestName, readManifest, UnusableBackup } from './manifest';

interface Folders {
  readonly source: string;
  readonly dataDir: string;
}

/** Created when a database is opened; not part of the backup. */
const sqliteSidecars = /\.db-(wal|shm)$/;

/**
 * Restores a backup. Files are verified beside the target, then moved.
 * @throws UnusableBackup if the data folder is not empty, or the backup is damaged
 * @throws DataFolderInUse
 */
export async function restore({ source, dataDir }: Folders): Promise<Manifest> {
  const present = await readdir(dataDir).catch(missing<string[]>([]));
  // Leaves a never-opened folder untouched.
  if (!present.includes(lockFileName)) refuseUnlessEmpty(dataDir, present);
  const lock = lockDataFolder(dataDir);
  try {
    refuseUnlessEmpty(dataDir, present);
    const temporaryDir = `${dataDir}.restoring`;
    const manifest = await copyVerified(source, temporaryDir).catch(async (error: unknown) => {
      if (present.length === 0) await rm(dataDir, { recursive: true });
      throw error;
    });
    await rm(dataDir, { recursive: true, force: true });
    await rename(temporaryDir, dataDir);
    return manifest;
  } finally {
    lock.release();
  }
}

function refuseUnlessEmpty(dataDir: string, present: readonly string[]): void {
  if (present.some((name) => name !== lockFileName))
    throw new UnusableBackup(`${dataDir} is not empty: a restore never overwrites anything`);
}

async function copyVerified(source: string, target: string): Promise<Manifest> {
  const manifest = await readManifest(source);
  await refuseStrangers(source, manifest);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true, mode: privateFolder });
  try {
    for (const file of manifest.files) verify(file, await copy(source, target, file));
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
  return manifest;
}

/** @throws UnusableBackup */
export async function verifyBackup(source: string): Promise<Manifest> {
  const manifest = await readManifest(source);
  await refuseStrangers(source, manifest);
  for (const file of manifest.files) {
    verify(file, await measure(source, file.path).catch(missing(null)));
  }
  return manifest;
}

async function refuseStrangers(source: string, { files }: Manifest): Promise<void> {
  const known = new Set([manifestName, ...files.map(({ path }) => path)]);
  const stranger = (await filesBelow(source)).find((path) => !known.has(path) && !sqliteSidecars.test(path));
  if (stranger !== undefined)
    throw new UnusableBackup(`${source}: ${stranger} does not belong to the backup`);
}

const copy = (source: string, to: string, { path }: ManifestFile) =>
  copyMeasured(source, to, path).catch(missing(null));

function verify(expected: ManifestFile, found: ManifestFile | null): void {
  const { path } = expected;
  if (found === null) throw new UnusableBackup(`${path} is missing`);
  if (found.sha256 !== expected.sha256) throw new UnusableBackup(`${path} differs from its checksum`);
}
