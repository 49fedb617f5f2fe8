import { ArchiveRefused } from '../unpacking/unpacking';
import { type Archive, type PackedEntry, withArchive } from './archive-reader';
import { isArchive } from './entry-names';

export interface ArchiveLimits {
  /** Of all entries together, unpacked. */
  readonly maxExpandedBytes: number;
}

/** How many times larger an entry may become; small ones may be as repetitive as they like. */
const maxRatio = 200;
const smallBytes = 1024 * 1024;

/** Hides what it is. A folder of a Mac has its own icon in a file whose name ends in a line break. */
const isHostileName = (name: string): boolean =>
  /[\u0000-\u001f\ufffd]/.test(name.replace(/(?:^|\/)(?:\._)?Icon\r$/, '')) || isArchive(name);

/** Would lead elsewhere, or cannot be looked at. */
const isHostile = ({ name, rawName, isLink }: PackedEntry): boolean =>
  // Old programs take the second name where a newer one is in an extra field.
  isLink || isHostileName(name) || isHostileName(rawName);

const isBlownUp = ({ bytes, packedBytes }: PackedEntry): boolean =>
  bytes > smallBytes && bytes > packedBytes * maxRatio;

async function namesIn({ entries, unpack }: Archive, { maxExpandedBytes }: ArchiveLimits): Promise<string[]> {
  const names = new Set<string>();
  let left = maxExpandedBytes;
  for (const entry of entries) {
    const { name, bytes } = entry;
    if (names.has(name) || isHostile(entry) || isBlownUp(entry) || bytes > left)
      throw new ArchiveRefused('archive_broken');
    await unpack(entry);
    left -= bytes;
    names.add(name);
  }
  return [...names];
}

/**
 * Checks a ZIP archive by unpacking all of it without storing it (S9): no entry leads out of its folder, is a link,
 * encrypted, double, another archive, or different from its header; all fit the limits. Local headers and directory
 * list the same entries.
 * @returns the names of its entries
 * @throws ArchiveRefused, and errors of the disk
 */
export const lookThrough = (path: string, limits: ArchiveLimits): Promise<readonly string[]> =>
  withArchive(path, (archive) => namesIn(archive, limits));
