import type { Entry } from 'yauzl';

/** What stands before the content of an entry, as yauzl 3.4 reads it. */
export interface LocalHeader {
  readonly fileDataStart: number;
  readonly generalPurposeBitFlag: number;
  readonly compressionMethod: number;
  readonly crc32: number;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
  readonly fileName: Buffer;
  readonly extraField: Buffer;
}

/** An entry as yauzl 3.4 reads it. */
export interface ReadEntry extends Entry {
  readonly fileNameRaw: Buffer;
  readonly extraFieldRaw: Buffer;
}

/** Sizes and digest stand behind the content and not before it. */
const sizesFollow = 0x0008;
/** Encrypted, sizes behind the content, strongly encrypted, headers masked; that names are UTF-8 is seen by them. */
const flagsThatMatter = 0x0001 | sizesFollow | 0x0040 | 0x2000;
const stored = 0;
const inExtraField = 0xffffffff;
const largeSizesField = 0x0001;
export const unicodeNameField = 0x7075;

/** The data of the first extra field with that id. */
export function fieldOf(extra: Buffer, id: number): Buffer | null {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === id) return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  }
  return null;
}

/** The two sizes that a ZIP64 extra field gives, `null` without one. */
function largeSizes(extra: Buffer): { readonly uncompressed: number; readonly compressed: number } | null {
  const field = fieldOf(extra, largeSizesField);
  if (field === null || field.length < 16) return null;
  return { uncompressed: Number(field.readBigUInt64LE(0)), compressed: Number(field.readBigUInt64LE(8)) };
}

/** Names are written twice in each header where they are not plain ASCII. */
function namesAgree(entry: ReadEntry, local: LocalHeader): boolean {
  const [inLocal, inDirectory] = [local.extraField, entry.extraFieldRaw].map((extra) =>
    fieldOf(extra, unicodeNameField),
  );
  const isSame = !inLocal || (inDirectory?.equals(inLocal) ?? false);
  return isSame && local.fileName.equals(entry.fileNameRaw);
}

/** The sizes that stand before content. */
function sizesBefore({ extraField, compressedSize, uncompressedSize }: LocalHeader) {
  const large = largeSizes(extraField);
  return {
    compressed: compressedSize === inExtraField && large ? large.compressed : compressedSize,
    uncompressed: uncompressedSize === inExtraField && large ? large.uncompressed : uncompressedSize,
  };
}

/** The values of the local header, or nothing where they follow the content. */
function sizesAgree(entry: Entry, local: LocalHeader): boolean {
  const { compressed, uncompressed } = sizesBefore(local);
  const mayBeZero = (local.generalPurposeBitFlag & sizesFollow) !== 0;
  return [
    [compressed, entry.compressedSize],
    [uncompressed, entry.uncompressedSize],
    [local.crc32, entry.crc32],
  ].every(([said, expected]) => said === expected || (mayBeZero && said === 0));
}

/** Whether an entry is equal by its local header and by the directory at the end (S9). */
export function headersAgree(entry: ReadEntry, local: LocalHeader): boolean {
  const flags = (local.generalPurposeBitFlag ^ entry.generalPurposeBitFlag) & flagsThatMatter;
  return (
    flags === 0 &&
    local.compressionMethod === entry.compressionMethod &&
    namesAgree(entry, local) &&
    sizesAgree(entry, local)
  );
}

/** Whether a program that reads from the start would have to search for the end of content that is not compressed. */
export const hasOpenEnd = (entry: ReadEntry, local: LocalHeader): boolean =>
  (local.generalPurposeBitFlag & sizesFollow) !== 0 &&
  local.compressionMethod === stored &&
  sizesBefore(local).compressed === 0 &&
  entry.compressedSize > 0;

const descriptorMark = Buffer.from('PK\u0007\u0008');
/** With its mark, and sizes of 8 bytes. */
export const maxDescriptor = 24;

/** The forms of sizes and digest behind the content of an entry. */
function descriptorsOf({ crc32, compressedSize, uncompressedSize }: Entry): Buffer[] {
  const short = Buffer.alloc(12);
  const long = Buffer.alloc(20);
  short.writeUInt32LE(crc32);
  short.writeUInt32LE(compressedSize % 2 ** 32, 4);
  short.writeUInt32LE(uncompressedSize % 2 ** 32, 8);
  long.writeUInt32LE(crc32);
  long.writeBigUInt64LE(BigInt(compressedSize), 4);
  long.writeBigUInt64LE(BigInt(uncompressedSize), 12);
  return [short, long].flatMap((sizes) => [sizes, Buffer.concat([descriptorMark, sizes])]);
}

/**
 * Bytes that the descriptor of an entry takes.
 * @param behind what stands behind its content
 * @returns 0 where none is there that agrees with the directory
 */
export const descriptorLength = (entry: Entry, behind: Buffer): number =>
  descriptorsOf(entry).find((form) => form.equals(behind.subarray(0, form.length)))?.length ?? 0;

/** Looks in content with an open end, piece by piece, for a descriptor that would be its end to others (S9). */
export function earlyEndFinder(): (piece: Buffer) => boolean {
  let rest: Buffer = Buffer.alloc(0);
  let before = 0;
  return (piece) => {
    const window = Buffer.concat([rest, piece]);
    for (let at = window.indexOf(descriptorMark); at !== -1; at = window.indexOf(descriptorMark, at + 1))
      if (at + 12 <= window.length && window.readUInt32LE(at + 8) === before + at) return true;
    rest = window.subarray(-11);
    before += window.length - rest.length;
    return false;
  };
}

/** Bytes of an archive, the end not included. */
export interface Region {
  readonly start: number;
  readonly end: number;
  /** Sizes and digest may stand behind it. */
  readonly isFollowed: boolean;
}

export const regionOf = (entry: Entry, { fileDataStart, generalPurposeBitFlag }: LocalHeader): Region => ({
  start: entry.relativeOffsetOfLocalHeader,
  end: fileDataStart + entry.compressedSize,
  isFollowed: (generalPurposeBitFlag & sizesFollow) !== 0,
});

/** Lengths of sizes and digest behind content: with a signature or without, 4 bytes for each size or 8. */
const descriptors = new Set([12, 16, 20, 24]);

/**
 * Whether entries follow one another without gaps up to the directory, so that nothing is hidden.
 * @param directory its offset
 */
export function fillArchive(regions: readonly Region[], directory: number): boolean {
  let at = 0;
  let mayBeFollowed = false;
  const reach = (start: number) => {
    const gap = start - at;
    return gap === 0 || (mayBeFollowed && descriptors.has(gap));
  };
  for (const { start, end, isFollowed } of [...regions].sort((one, two) => one.start - two.start)) {
    if (!reach(start)) return false;
    at = end;
    mayBeFollowed = isFollowed;
  }
  return reach(directory);
}
