import type { Entry } from 'yauzl';

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

export interface ReadEntry extends Entry {
  readonly fileNameRaw: Buffer;
  readonly extraFieldRaw: Buffer;
}

/** A data descriptor follows the content. */
const sizesFollow = 0x0008;
/** Encrypted, descriptor, strongly encrypted, masked. UTF-8 is checked by the names. */
const flagsThatMatter = 0x0001 | sizesFollow | 0x0040 | 0x2000;
const stored = 0;
const inExtraField = 0xffffffff;
const largeSizesField = 0x0001;
export const unicodeNameField = 0x7075;

/** First extra field with this id. */
export function fieldOf(extra: Buffer, id: number): Buffer | null {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === id) return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  }
  return null;
}

function largeSizes(extra: Buffer): { readonly uncompressed: number; readonly compressed: number } | null {
  const field = fieldOf(extra, largeSizesField);
  if (field === null || field.length < 16) return null;
  return { uncompressed: Number(field.readBigUInt64LE(0)), compressed: Number(field.readBigUInt64LE(8)) };
}

/** Non-ASCII names are in each header twice. */
function namesAgree(entry: ReadEntry, local: LocalHeader): boolean {
  const [inLocal, inDirectory] = [local.extraField, entry.extraFieldRaw].map((extra) =>
    fieldOf(extra, unicodeNameField),
  );
  const isSame = !inLocal || (inDirectory?.equals(inLocal) ?? false);
  return isSame && local.fileName.equals(entry.fileNameRaw);
}

function sizesBefore({ extraField, compressedSize, uncompressedSize }: LocalHeader) {
  const large = largeSizes(extraField);
  return {
    compressed: compressedSize === inExtraField && large ? large.compressed : compressedSize,
    uncompressed: uncompressedSize === inExtraField && large ? large.uncompressed : uncompressedSize,
  };
}

/** Equal, or in a descriptor. */
function sizesAgree(entry: Entry, local: LocalHeader): boolean {
  const { compressed, uncompressed } = sizesBefore(local);
  const mayBeZero = (local.generalPurposeBitFlag & sizesFollow) !== 0;
  return [
    [compressed, entry.compressedSize],
    [uncompressed, entry.uncompressedSize],
    [local.crc32, entry.crc32],
  ].every(([said, expected]) => said === expected || (mayBeZero && said === 0));
}

/** Whether local header and directory agree (S9). */
export function headersAgree(entry: ReadEntry, local: LocalHeader): boolean {
  const flags = (local.generalPurposeBitFlag ^ entry.generalPurposeBitFlag) & flagsThatMatter;
  return (
    flags === 0 &&
    local.compressionMethod === entry.compressionMethod &&
    namesAgree(entry, local) &&
    sizesAgree(entry, local)
  );
}

/** Stored content with a descriptor: streaming readers must search for its end. */
export const hasOpenEnd = (entry: ReadEntry, local: LocalHeader): boolean =>
  (local.generalPurposeBitFlag & sizesFollow) !== 0 &&
  local.compressionMethod === stored &&
  sizesBefore(local).compressed === 0 &&
  entry.compressedSize > 0;

const descriptorMark = Buffer.from('PK\u0007\u0008');
export const maxDescriptor = 24;

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
 * @param behind the bytes after the content
 * @returns the descriptor's length; 0 for none that agrees with the directory
 */
export const descriptorLength = (entry: Entry, behind: Buffer): number =>
  descriptorsOf(entry).find((form) => form.equals(behind.subarray(0, form.length)))?.length ?? 0;

/** Searches content for an earlier descriptor, which other readers would take for its end (S9). */
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

export interface Region {
  readonly start: number;
  readonly end: number;
  readonly isFollowed: boolean;
}

export const regionOf = (entry: Entry, { fileDataStart, generalPurposeBitFlag }: LocalHeader): Region => ({
  start: entry.relativeOffsetOfLocalHeader,
  end: fileDataStart + entry.compressedSize,
  isFollowed: (generalPurposeBitFlag & sizesFollow) !== 0,
});

/** With or without signature, sizes of 4 or 8 bytes. */
const descriptors = new Set([12, 16, 20, 24]);

/**
 * Whether entries fill the archive without gaps, so that nothing is hidden.
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
