import type { Readable } from 'node:stream';
import type { Entry, Options, ZipFile } from 'yauzl';
import * as yauzl from 'yauzl';

/** The promises of yauzl 3.3 and later, which its types do not know yet. */
interface Archive extends ZipFile {
  eachEntry(): AsyncIterable<Entry>;
  openReadStreamPromise(entry: Entry): Promise<Readable>;
}
const { openPromise } = yauzl as unknown as {
  openPromise(path: string, options: Options): Promise<Archive>;
};

export interface ArchiveLimits {
  /** Of all entries together, unpacked. */
  readonly maxExpandedBytes: number;
}

const maxEntries = 10_000;
/** How many times larger an entry may become; small ones may be as repetitive as they like. */
const maxRatio = 200;
const smallBytes = 1024 * 1024;

/** An archive in an archive is not looked into, so it is not taken. */
const archives = /\.(zip|rar|7z|gz|tgz|bz2|xz|tar|zst|cab|iso|jar|arj|lzh|z\d\d)$/i;
const symbolicLink = 0o120000;
const kindOfFile = 0o170000;

/** An entry that would leave the folder it is unpacked to, lead elsewhere, or cannot be looked at. */
function isHostile(entry: Entry): boolean {
  const mode = entry.externalFileAttributes >>> 16;
  return (
    yauzl.validateFileName(entry.fileName) !== null ||
    /[\u0000-\u001f\\]|\ufffd/.test(entry.fileName) ||
    entry.isEncrypted() ||
    (mode & kindOfFile) === symbolicLink ||
    archives.test(entry.fileName)
  );
}

const isBlownUp = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > smallBytes && uncompressedSize > compressedSize * maxRatio;

/** How many bytes come out of an entry. @throws when they are not what the archive says, or more than are left. */
async function unpack(archive: Archive, entry: Entry, left: number): Promise<number> {
  let bytes = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    bytes += (chunk as Buffer).length;
    if (bytes > left) throw new RangeError('an archive that unpacks to more than it may');
  }
  return bytes;
}

async function namesIn(archive: Archive, { maxExpandedBytes }: ArchiveLimits): Promise<string[] | null> {
  if (archive.entryCount > maxEntries) return null;
  const names = new Set<string>();
  let left = maxExpandedBytes;
  for await (const entry of archive.eachEntry()) {
    if (isHostile(entry) || isBlownUp(entry) || names.has(entry.fileName)) return null;
    if (entry.uncompressedSize > left) return null;
    left -= await unpack(archive, entry, left);
    names.add(entry.fileName);
  }
  return [...names];
}

/**
 * Looks through a ZIP archive by unpacking all of it to nowhere (S9): no entry leads out of its folder or elsewhere, is
 * encrypted, double, another archive, or larger than it says; all of them fit the limits.
 * @returns the names of its entries, `null` for an archive that is not taken
 */
export async function lookThrough(path: string, limits: ArchiveLimits): Promise<readonly string[] | null> {
  try {
    const archive = await openPromise(path, { autoClose: false, strictFileNames: true, decodeStrings: true });
    try {
      return await namesIn(archive, limits);
    } finally {
      archive.close();
    }
  } catch {
    // The reader refuses by throwing: broken, of several volumes, or with sizes that are not true.
    return null;
  }
}
