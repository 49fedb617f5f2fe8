import * as yauzl from 'yauzl';
import { fillArchive, headersAgree, type ReadEntry, type Region, regionOf } from './archive-layout';
import { type Archive, archives, endsProperly, isLink, unpack, withArchive } from './archive-reader';

export interface ArchiveLimits {
  /** Of all entries together, unpacked. */
  readonly maxExpandedBytes: number;
}

const maxEntries = 10_000;
/** How many times larger an entry may become; small ones may be as repetitive as they like. */
const maxRatio = 200;
const smallBytes = 1024 * 1024;

/** Leads out of the folder that it is unpacked to, or hides what it is. */
const isHostileName = (name: string): boolean =>
  yauzl.validateFileName(name) !== null || /[\u0000-\u001f\\]|\ufffd/.test(name) || archives.test(name);

/** An entry that would leave its folder, lead elsewhere, or cannot be looked at. */
function isHostile(entry: ReadEntry): boolean {
  return (
    isHostileName(entry.fileName) ||
    // Old programs take this one where a newer one is in an extra field.
    isHostileName(entry.fileNameRaw.toString('latin1')) ||
    entry.isEncrypted() ||
    isLink(entry)
  );
}

const isBlownUp = ({ uncompressedSize, compressedSize }: ReadEntry): boolean =>
  uncompressedSize > smallBytes && uncompressedSize > compressedSize * maxRatio;

/** @returns what an entry takes up, `null` for one that is not taken */
async function regionTaken(archive: Archive, entry: ReadEntry, left: number): Promise<Region | null> {
  if (isHostile(entry) || isBlownUp(entry) || entry.uncompressedSize > left) return null;
  const local = await archive.readLocalFileHeaderPromise(entry);
  if (!headersAgree(entry, local)) return null;
  await unpack(archive, entry);
  return regionOf(entry, local);
}

async function namesIn(archive: Archive, { maxExpandedBytes }: ArchiveLimits): Promise<string[] | null> {
  if (archive.entryCount > maxEntries) return null;
  const directory = archive.readEntryCursor;
  const names = new Set<string>();
  const regions: Region[] = [];
  let left = maxExpandedBytes;
  for await (const entry of archive.eachEntry()) {
    const region = names.has(entry.fileName) ? null : await regionTaken(archive, entry, left);
    if (!region) return null;
    left -= entry.uncompressedSize;
    regions.push(region);
    names.add(entry.fileName);
  }
  return fillArchive(regions, directory) && endsProperly(archive) ? [...names] : null;
}

/**
 * Checks a ZIP archive by unpacking all of it without storing it (S9): no entry leads out of its folder, is a link,
 * encrypted, double, another archive, or different from its header; all fit the limits. Local headers and directory
 * list the same entries.
 * @returns the names of its entries, `null` for a refused archive
 */
export async function lookThrough(path: string, limits: ArchiveLimits): Promise<readonly string[] | null> {
  try {
    return await withArchive(path, (archive) => namesIn(archive, limits));
  } catch {
    // The reader refuses by throwing: broken, of several volumes, or with sizes that are not true.
    return null;
  }
}
