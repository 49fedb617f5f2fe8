import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import type { Options, ZipFile } from 'yauzl';
import * as yauzl from 'yauzl';
import {
  fillArchive,
  headersAgree,
  type LocalHeader,
  type ReadEntry,
  type Region,
  regionOf,
} from './archive-layout';

/** What yauzl 3.4 has, which its types do not know yet. */
interface Archive extends Omit<ZipFile, 'readEntryCursor'> {
  /** Where the next record of the directory begins. */
  readonly readEntryCursor: number;
  eachEntry(): AsyncIterable<ReadEntry>;
  readLocalFileHeaderPromise(entry: ReadEntry): Promise<LocalHeader>;
  openReadStreamPromise(entry: ReadEntry, options: { readonly decodeFileData: false }): Promise<Readable>;
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
const methods = { stored: 0, deflated: 8 } as const;

/** Leads out of the folder that it is unpacked to, or hides what it is. */
const isHostileName = (name: string): boolean =>
  yauzl.validateFileName(name) !== null || /[\u0000-\u001f\\]|\ufffd/.test(name) || archives.test(name);

/** An entry that would leave its folder, lead elsewhere, or cannot be looked at. */
function isHostile(entry: ReadEntry): boolean {
  const mode = entry.externalFileAttributes >>> 16;
  return (
    isHostileName(entry.fileName) ||
    // Old programs take this one where a newer one is in an extra field.
    isHostileName(entry.fileNameRaw.toString('latin1')) ||
    entry.isEncrypted() ||
    (mode & kindOfFile) === symbolicLink
  );
}

const isBlownUp = ({ uncompressedSize, compressedSize }: ReadEntry): boolean =>
  uncompressedSize > smallBytes && uncompressedSize > compressedSize * maxRatio;

function unpacker({ compressionMethod }: ReadEntry) {
  if (compressionMethod === methods.deflated) return createInflateRaw();
  if (compressionMethod === methods.stored) return new PassThrough();
  throw new RangeError('an archive that is packed by an unknown method');
}

/** Unpacks an entry without storing it. @throws when its size or digest differs from the archive's entry */
async function unpack(archive: Archive, entry: ReadEntry): Promise<void> {
  let bytes = 0;
  let digest = 0;
  const inflate = unpacker(entry);
  const packed = await archive.openReadStreamPromise(entry, { decodeFileData: false });
  await pipeline(packed, inflate, async (unpacked: AsyncIterable<Buffer>) => {
    for await (const chunk of unpacked) {
      bytes += chunk.length;
      if (bytes > entry.uncompressedSize) break;
      digest = crc32(chunk, digest);
    }
  });
  const isWhole = bytes === entry.uncompressedSize && digest === entry.crc32;
  // What stands behind the end of compressed content is an entry to those who read from the start.
  const isAll = !('bytesWritten' in inflate) || inflate.bytesWritten === entry.compressedSize;
  if (!isWhole || !isAll) throw new RangeError('an archive that unpacks to something else than it says');
}

const endBytes = 22;
const largeEndBytes = 76;
const signatures = /PK[\u0001\u0003\u0005\u0006]/;

/** Whether the end stands right behind the directory, and no second end in the comment. */
function endsProperly({ fileSize, comment, readEntryCursor }: Archive): boolean {
  const gap = fileSize - endBytes - comment.length - readEntryCursor;
  return (gap === 0 || gap === largeEndBytes) && !signatures.test(comment);
}

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
