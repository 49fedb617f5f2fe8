import type { FileHandle } from 'node:fs/promises';

/** What the record at the end of an archive says. */
export interface ArchiveEnd {
  /** Where the record begins. */
  readonly start: number;
  /** Where the archive ends: bytes behind it belong to nothing. */
  readonly end: number;
  readonly entries: number;
  readonly directoryBytes: number;
  readonly directory: number;
}

/** The directory as it was read. */
export interface ReadDirectory {
  readonly entries: number;
  readonly start: number;
  readonly end: number;
}

const endBytes = 22;
/** Record and locator of ZIP64, which stand before the end. */
const largeEndBytes = 76;
const maxComment = 0xffff;
/** Padding, or what a mail program or a copy has left behind an archive. */
const maxStrayBytes = 64 * 1024;
const endMark = 'PK\u0005\u0006';
const largeEndMark = 'PK\u0006\u0006';
/** Headers, directory and ends of another archive. */
const marks = /PK(?:\u0001\u0002|\u0003\u0004|\u0005[\u0005\u0006]|\u0006[\u0006\u0007])/;

/** @param end of the file, or of the archive in it @throws for bytes behind it */
export async function readAt(
  file: FileHandle,
  target: Buffer,
  { position, end }: { readonly position: number; readonly end: number },
): Promise<Buffer> {
  // Also of a position that is no number that a file could have.
  if (!(position >= 0 && position + target.length <= end)) throw new RangeError('behind the end');
  const { bytesRead } = await file.read(target, 0, target.length, position);
  if (bytesRead < target.length) throw new RangeError('a file that ends early');
  return target;
}

/**
 * The end of an archive, with up to 64 KiB behind it in which there is no other archive.
 * @throws where there is none
 */
export async function findEnd(file: FileHandle): Promise<ArchiveEnd> {
  const { size } = await file.stat();
  const before = Math.max(0, size - endBytes - maxComment - maxStrayBytes);
  const tail = await readAt(file, Buffer.alloc(size - before), { position: before, end: size });
  const at = tail.lastIndexOf(endMark, undefined, 'latin1');
  if (at === -1 || at + endBytes > tail.length) throw new RangeError('an archive without an end');
  const end = at + endBytes + tail.readUInt16LE(at + 20);
  const isRight = end <= tail.length && tail.length - end <= maxStrayBytes;
  if (!isRight || marks.test(tail.toString('latin1', at + endBytes)))
    throw new RangeError('an archive with another one behind it');
  return {
    start: before + at,
    end: before + end,
    entries: tail.readUInt16LE(at + 10),
    directoryBytes: tail.readUInt32LE(at + 12),
    directory: tail.readUInt32LE(at + 16),
  };
}

/** Whether the ZIP64 record right before its locator says the same, wherever the locator leads. */
async function agreesInLarge(file: FileHandle, { start, end }: ArchiveEnd, read: ReadDirectory) {
  const record = await readAt(file, Buffer.alloc(56), { position: start - largeEndBytes, end });
  const said = [32, 40, 48].map((at) => Number(record.readBigUInt64LE(at)));
  return (
    record.toString('latin1', 0, 4) === largeEndMark &&
    [read.entries, read.end - read.start, read.start].every((value, at) => value === said[at])
  );
}

/** Whether the end stands right behind the directory and says of it what is true: others find it by its length (S9). */
export async function endsProperly(
  file: FileHandle,
  ending: ArchiveEnd,
  read: ReadDirectory,
): Promise<boolean> {
  const gap = ending.start - read.end;
  const isLarge = gap === largeEndBytes;
  if (gap !== 0 && !isLarge) return false;
  const said: readonly (readonly [said: number, read: number, inLarge: number])[] = [
    [ending.entries, read.entries, 0xffff],
    [ending.directoryBytes, read.end - read.start, 0xffffffff],
    [ending.directory, read.start, 0xffffffff],
  ];
  const agrees = said.every(
    ([value, expected, inLarge]) => value === expected || (isLarge && value === inLarge),
  );
  return agrees && (!isLarge || agreesInLarge(file, ending, read));
}
