import type { FileHandle } from 'node:fs/promises';

export interface ArchiveEnd {
  readonly start: number;
  readonly end: number;
  readonly entries: number;
  readonly directoryBytes: number;
  readonly directory: number;
}

export interface ReadDirectory {
  readonly entries: number;
  readonly start: number;
  readonly end: number;
}

const endBytes = 22;
const largeEndBytes = 76;
const maxComment = 0xffff;
/** Trailing bytes of mail programs or copies. */
const maxStrayBytes = 64 * 1024;
const endMark = 'PK\u0005\u0006';
const largeEndMark = 'PK\u0006\u0006';
/** Signatures of another archive. */
const marks = /PK(?:\u0001\u0002|\u0003\u0004|\u0005[\u0005\u0006]|\u0006[\u0006\u0007])/;

/** @param end of the file, or of the archive in it @throws for bytes behind it */
export async function readAt(
  file: FileHandle,
  target: Buffer,
  { position, end }: { readonly position: number; readonly end: number },
): Promise<Buffer> {
  // Also for NaN.
  if (!(position >= 0 && position + target.length <= end)) throw new RangeError('behind the end');
  const { bytesRead } = await file.read(target, 0, target.length, position);
  if (bytesRead < target.length) throw new RangeError('a file that ends early');
  return target;
}

/** With up to 64 KiB of trailing bytes without another archive. @throws without an end */
export async function findEnd(file: FileHandle): Promise<ArchiveEnd> {
  const { size } = await file.stat();
  const before = Math.max(0, size - endBytes - maxComment - maxStrayBytes);
  const tail = await readAt(file, Buffer.alloc(size - before), { position: before, end: size });
  const at = tail.lastIndexOf(endMark, undefined, 'latin1');
  if (at === -1 || at + endBytes > tail.length) throw new RangeError('an archive without an end');
  const end = at + endBytes + tail.readUInt16LE(at + 20);
  const isValid = end <= tail.length && tail.length - end <= maxStrayBytes;
  if (!isValid || marks.test(tail.toString('latin1', at + endBytes)))
    throw new RangeError('an archive with another one behind it');
  return {
    start: before + at,
    end: before + end,
    entries: tail.readUInt16LE(at + 10),
    directoryBytes: tail.readUInt32LE(at + 12),
    directory: tail.readUInt32LE(at + 16),
  };
}

async function agreesInLarge(file: FileHandle, { start, end }: ArchiveEnd, read: ReadDirectory) {
  const record = await readAt(file, Buffer.alloc(56), { position: start - largeEndBytes, end });
  const declared = [32, 40, 48].map((at) => Number(record.readBigUInt64LE(at)));
  return (
    record.toString('latin1', 0, 4) === largeEndMark &&
    [read.entries, read.end - read.start, read.start].every((value, at) => value === declared[at])
  );
}

/** Whether the end record follows the directory with true values: others find the directory by its length (S9). */
export async function endsProperly(
  file: FileHandle,
  ending: ArchiveEnd,
  read: ReadDirectory,
): Promise<boolean> {
  const gap = ending.start - read.end;
  const isLarge = gap === largeEndBytes;
  if (gap !== 0 && !isLarge) return false;
  const declared: readonly (readonly [said: number, read: number, inLarge: number])[] = [
    [ending.entries, read.entries, 0xffff],
    [ending.directoryBytes, read.end - read.start, 0xffffffff],
    [ending.directory, read.start, 0xffffffff],
  ];
  const agrees = declared.every(
    ([value, expected, inLarge]) => value === expected || (isLarge && value === inLarge),
  );
  return agrees && (!isLarge || agreesInLarge(file, ending, read));
}
