import { ArchiveRefused } from '../unpacking/unpacking';
import { type Archive, type PackedEntry, withArchive } from './archive-reader';
import { isArchive } from './entry-names';

export interface ArchiveLimits {
  readonly maxExpandedBytes: number;
}

/** Expansion ratio; small entries are exempt. */
const maxRatio = 200;
const smallBytes = 1024 * 1024;

/** Hides its extension. macOS folder icons have a name ending in a line break. */
const isHostileName = (name: string): boolean =>
  /[\u0000-\u001f\ufffd]/.test(name.replace(/(?:^|\/)(?:\._)?Icon\r$/, '')) || isArchive(name);

/** Leads elsewhere, or cannot be inspected. */
const isHostile = ({ name, rawName, isLink }: PackedEntry): boolean =>
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
 * Unpacks a ZIP to nowhere (S9): refuses links, encryption, duplicates, nested archives, escaping paths, false headers.
 * @returns entry names
 * @throws ArchiveRefused, and disk errors
 */
export const inspectArchive = (path: string, limits: ArchiveLimits): Promise<readonly string[]> =>
  withArchive(path, (archive) => namesIn(archive, limits));
