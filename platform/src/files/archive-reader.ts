import { type FileHandle, open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import * as yauzl from 'yauzl';
import { ArchiveRefused } from '../unpacking/unpacking';
import { type ArchiveEnd, endsProperly, findEnd, readAt } from './archive-end';
import {
  descriptorLength,
  earlyEndFinder,
  fieldOf,
  fillArchive,
  hasOpenEnd,
  headersAgree,
  type LocalHeader,
  maxDescriptor,
  type ReadEntry,
  type Region,
  regionOf,
  unicodeNameField,
} from './archive-layout';
import { leadsOut, nameOf } from './entry-names';

export interface PackedEntry {
  readonly name: string;
  readonly rawName: string;
  readonly isFolder: boolean;
  readonly isLink: boolean;
  readonly bytes: number;
  readonly packedBytes: number;
  readonly crc32: number;
  readonly method: number;
  readonly start: number;
  readonly hasOpenEnd: boolean;
}

export interface Archive {
  readonly entries: readonly PackedEntry[];
  readonly end: number;
  /**
   * Unpacks to `take`, or to nowhere.
   * @throws ArchiveRefused if it differs from its header, and disk errors
   */
  unpack(entry: PackedEntry, take?: Take): Promise<void>;
}

type Take = (content: AsyncIterable<Buffer>) => Promise<unknown>;

/** In yauzl 3.4, but not in its types. */
interface YauzlFile extends Omit<yauzl.ZipFile, 'readEntryCursor'> {
  readonly readEntryCursor: number;
  eachEntry(): AsyncIterable<ReadEntry>;
  readLocalFileHeaderPromise(entry: ReadEntry): Promise<LocalHeader>;
}
const { fromRandomAccessReaderPromise } = yauzl as unknown as {
  fromRandomAccessReaderPromise(
    reader: yauzl.RandomAccessReader,
    totalSize: number,
    options: yauzl.Options,
  ): Promise<YauzlFile>;
};

const maxEntries = 10_000;
const symbolicLink = 0o120000;
const kindOfFile = 0o170000;
const chunkBytes = 64 * 1024;
const stored = 0;
const deflated = 8;
/** PKWARE's APPNOTE 4.4.5, methods of current packers. */
const otherMethods: Readonly<Record<number, string>> = {
  1: 'Shrink',
  6: 'Implode',
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  20: 'Zstandard',
  93: 'Zstandard',
  95: 'XZ',
  98: 'PPMd',
};

const broken = () => new ArchiveRefused('archive_broken');
/** System errors; Node.js and zlib codes have an underscore. */
const ofSystem = /^E[A-Z0-9]+$/;

function refusalOf(error: unknown): unknown {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (error instanceof ArchiveRefused || ofSystem.test(code)) return error;
  if (message.includes('multi-disk')) return new ArchiveRefused('archive_of_several_volumes');
  return message.includes('encryption') ? new ArchiveRefused('archive_encrypted') : broken();
}

/** Errors in callbacks refuse the archive: nothing else would catch them. */
class ArchiveBytes extends yauzl.RandomAccessReader {
  readonly failed: Promise<never>;
  #fail: (reason: ArchiveRefused) => void = () => undefined;

  constructor(
    private readonly file: FileHandle,
    private readonly end: number,
  ) {
    super();
    this.failed = new Promise((_resolve, reject) => {
      this.#fail = reject;
    });
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const target = buffer.subarray(offset, offset + length);
    readAt(this.file, target, { position, end: this.end })
      .then(() => callback(null), callback)
      .catch(() => this.#fail(broken()));
  }
}

function packedEntry(entry: ReadEntry, local: LocalHeader): PackedEntry {
  const name = nameOf(entry.fileNameRaw, fieldOf(entry.extraFieldRaw, unicodeNameField));
  const rawName = entry.fileNameRaw.toString('latin1').replaceAll('\\', '/');
  if (leadsOut(name) || leadsOut(rawName)) throw broken();
  return {
    name,
    rawName,
    isFolder: name.endsWith('/'),
    isLink: ((entry.externalFileAttributes >>> 16) & kindOfFile) === symbolicLink,
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    crc32: entry.crc32,
    method: entry.compressionMethod,
    start: local.fileDataStart,
    hasOpenEnd: hasOpenEnd(entry, local),
  };
}

async function regionTaken(file: FileHandle, entry: ReadEntry, local: LocalHeader, directory: number) {
  const region = regionOf(entry, local);
  if (!hasOpenEnd(entry, local)) return region;
  const length = Math.min(maxDescriptor, Math.max(0, directory - region.end));
  const behind = await readAt(file, Buffer.alloc(length), { position: region.end, end: directory });
  const descriptor = descriptorLength(entry, behind);
  if (descriptor === 0) throw broken();
  return { ...region, end: region.end + descriptor, isFollowed: false };
}

async function readEntries(file: FileHandle, zip: YauzlFile, ending: ArchiveEnd): Promise<PackedEntry[]> {
  if (zip.entryCount > maxEntries) throw new ArchiveRefused('archive_too_large');
  const start = zip.readEntryCursor;
  const entries: PackedEntry[] = [];
  const regions: Region[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new ArchiveRefused('archive_encrypted');
    const local = await zip.readLocalFileHeaderPromise(entry);
    if (!headersAgree(entry, local)) throw broken();
    regions.push(await regionTaken(file, entry, local, start));
    entries.push(packedEntry(entry, local));
  }
  const directory = { entries: entries.length, start, end: zip.readEntryCursor };
  if (!fillArchive(regions, start) || !(await endsProperly(file, ending, directory))) throw broken();
  return entries;
}

async function openArchive(file: FileHandle): Promise<Archive> {
  try {
    const ending = await findEnd(file);
    const reader = new ArchiveBytes(file, ending.end);
    const options = { autoClose: false, decodeStrings: false };
    const reading = fromRandomAccessReaderPromise(reader, ending.end, options).then((zip) =>
      readEntries(file, zip, ending),
    );
    const entries = await Promise.race([reading, reader.failed]);
    return { entries, end: ending.end, unpack: (entry, take) => unpack(file, entry, take) };
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Opens an archive whose directory and headers agree and leave no gaps (S9).
 * @throws ArchiveRefused, and disk errors
 */
export async function withArchive<T>(path: string, use: (archive: Archive) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await use(await openArchive(file));
  } finally {
    await file.close();
  }
}

async function* packedContent(file: FileHandle, { start, packedBytes }: PackedEntry) {
  const end = start + packedBytes;
  for (let position = start; position < end; position += chunkBytes)
    yield readAt(file, Buffer.alloc(Math.min(chunkBytes, end - position)), { position, end });
}

async function discard(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _piece of content);
}

function measure({ bytes, crc32: expected, hasOpenEnd: isOpen }: PackedEntry) {
  const isEarlyEnd = isOpen ? earlyEndFinder() : () => false;
  let unpacked = 0;
  let digest = 0;
  return {
    async *content(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        unpacked += piece.length;
        if (unpacked > bytes || isEarlyEnd(piece)) throw broken();
        digest = crc32(piece, digest);
        yield piece;
      }
    },
    isWhole: () => unpacked === bytes && digest === expected,
  };
}

async function unpack(file: FileHandle, entry: PackedEntry, take: Take = discard): Promise<void> {
  const { method, packedBytes } = entry;
  if (method !== stored && method !== deflated)
    throw new ArchiveRefused('archive_method_refused', { method: otherMethods[method] ?? String(method) });
  const measured = measure(entry);
  const inflate = method === deflated ? createInflateRaw() : new PassThrough();
  try {
    await pipeline(packedContent(file, entry), inflate, measured.content, take);
  } catch (error) {
    throw refusalOf(error);
  }
  // Streaming readers would take bytes after the compressed end for an entry.
  const isAll = !('bytesWritten' in inflate) || inflate.bytesWritten === packedBytes;
  if (!measured.isWhole() || !isAll) throw broken();
}
