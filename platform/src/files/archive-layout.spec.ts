import { describe, expect, it } from '@jest/globals';
import {
  descriptorLength,
  earlyEndFinder,
  fillArchive,
  hasOpenEnd,
  headersAgree,
  type LocalHeader,
  type ReadEntry,
  regionOf,
} from './archive-layout';

const stored = 0;
const deflated = 8;
const sizesFollow = 0x0008;
const inExtraField = 0xffffffff;

function field(id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}
function largeSizes(uncompressed: number, compressed: number): Buffer {
  const data = Buffer.alloc(16);
  data.writeBigUInt64LE(BigInt(uncompressed), 0);
  data.writeBigUInt64LE(BigInt(compressed), 8);
  return field(0x0001, data);
}
const unicodeName = (name: string) => field(0x7075, Buffer.from(name));
const timestamp = field(0x5455, Buffer.alloc(5));

interface Header {
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly compressed: number;
  readonly uncompressed: number;
  readonly name: string;
  readonly extra: Buffer;
}
const plain: Header = {
  flags: 0,
  method: deflated,
  crc32: 7,
  compressed: 10,
  uncompressed: 20,
  name: 'a.txt',
  extra: Buffer.alloc(0),
};

const entryOf = ({ flags, method, crc32, compressed, uncompressed, name, extra }: Header) =>
  ({
    generalPurposeBitFlag: flags,
    compressionMethod: method,
    crc32,
    compressedSize: compressed,
    uncompressedSize: uncompressed,
    fileNameRaw: Buffer.from(name),
    extraFieldRaw: extra,
    relativeOffsetOfLocalHeader: 100,
  }) as unknown as ReadEntry;
const localOf = ({ flags, method, crc32, compressed, uncompressed, name, extra }: Header): LocalHeader => ({
  fileDataStart: 140,
  generalPurposeBitFlag: flags,
  compressionMethod: method,
  crc32,
  compressedSize: compressed,
  uncompressedSize: uncompressed,
  fileName: Buffer.from(name),
  extraField: extra,
});

type Changes = Partial<Header>;
const agree = (both: Changes, inLocal: Changes = {}, inDirectory: Changes = {}) =>
  headersAgree(entryOf({ ...plain, ...both, ...inDirectory }), localOf({ ...plain, ...both, ...inLocal }));

const large = { compressed: inExtraField, uncompressed: inExtraField };
const unknownYet = { crc32: 0, compressed: 0, uncompressed: 0 };

describe('[S9] the two headers of an entry', () => {
  it.each<readonly [string, Changes, Changes, Changes]>([
    ['are the same', {}, {}, {}],
    ['say that sizes and digest follow', { flags: sizesFollow }, unknownYet, {}],
    ['say that they follow and what they are', { flags: sizesFollow }, {}, {}],
    ['differ in a flag that changes nothing', {}, { flags: 0x0002 }, {}],
    ['are of nothing, with sizes behind it', { method: stored, flags: sizesFollow, ...unknownYet }, {}, {}],
    ['are of plain content', { method: stored }, {}, {}],
    ['have large sizes in a field', {}, { ...large, extra: largeSizes(20, 10) }, {}],
    [
      'have them behind another field',
      {},
      { ...large, extra: Buffer.concat([timestamp, largeSizes(20, 10)]) },
      {},
    ],
    ['have one size in a field', {}, { uncompressed: inExtraField, extra: largeSizes(20, 99) }, {}],
    ['have the other size in a field', {}, { compressed: inExtraField, extra: largeSizes(99, 10) }, {}],
    ['have sizes, and a field that does not count', {}, { extra: largeSizes(99, 99) }, {}],
    ['have the same second name', { extra: unicodeName('á.txt') }, {}, {}],
    ['have a second name in the directory only', {}, {}, { extra: unicodeName('á.txt') }],
    ['end in less than a field', {}, { extra: Buffer.alloc(3) }, {}],
    ['say in one place that the name is UTF-8', {}, { flags: 0x0800 }, {}],
    ['have sizes behind plain content', { method: stored, flags: sizesFollow }, unknownYet, {}],
  ])('agree where they %s', (_what, both, inLocal, inDirectory) => {
    expect(agree(both, inLocal, inDirectory)).toBe(true);
  });

  it.each<readonly [string, Changes, Changes]>([
    ['name', {}, { name: 'b.txt' }],
    ['second name', { extra: unicodeName('á.txt') }, { extra: unicodeName('é.txt') }],
    ['second name, which the directory has not', {}, { extra: unicodeName('á.txt') }],
    ['second name, which is empty', {}, { extra: unicodeName('') }],
    ['method', {}, { method: stored }],
    ['packed size', {}, { compressed: 11 }],
    ['unpacked size', {}, { uncompressed: 21 }],
    ['digest', {}, { crc32: 8 }],
    ['sizes, which are not there and do not follow', {}, unknownYet],
    ['packed size, though sizes follow', { flags: sizesFollow }, { ...unknownYet, compressed: 11 }],
    ['unpacked size, though sizes follow', { flags: sizesFollow }, { ...unknownYet, uncompressed: 21 }],
    ['digest, though it follows', { flags: sizesFollow }, { ...unknownYet, crc32: 8 }],
    ['large packed size', {}, { ...large, extra: largeSizes(20, 11) }],
    ['large unpacked size', {}, { ...large, extra: largeSizes(21, 10) }],
    ['large sizes, which are nowhere', {}, large],
    ['large sizes, in a field that is too short', {}, { ...large, extra: field(0x0001, Buffer.alloc(15)) }],
    ...[0x0001, sizesFollow, 0x0040, 0x2000].map(
      (flags) => [`flag ${flags.toString(16)}`, {}, { flags }] as const,
    ),
  ])('do not agree where they differ in the %s', (_what, both, inLocal) => {
    expect(agree(both, inLocal)).toBe(false);
  });
});

describe('[S9] plain content with sizes behind it', () => {
  const open = { ...plain, method: stored, flags: sizesFollow };
  const header = { ...open, ...unknownYet };

  it.each<readonly [string, Header, Header, boolean]>([
    ['has an open end', open, header, true],
    ['has none where its sizes stand before it', open, open, false],
    ['has none where it is empty', { ...open, compressed: 0 }, header, false],
    ['has none where it is compressed', plain, { ...header, method: deflated }, false],
    ['has none where no sizes follow', { ...open, flags: 0 }, { ...header, flags: 0 }, false],
    [
      'has one where large sizes stand before it that are empty',
      open,
      { ...header, ...large, extra: largeSizes(0, 0) },
      true,
    ],
  ])('%s', (_what, entry, local, expected) => {
    expect(hasOpenEnd(entryOf(entry), localOf(local))).toBe(expected);
  });

  const sizes = (values: readonly number[], bytes: 4 | 8) =>
    Buffer.concat([
      Buffer.from([7, 0, 0, 0]),
      ...values.map((value) => {
        const size = Buffer.alloc(bytes);
        size.writeUInt32LE(value);
        return size;
      }),
    ]);
  const mark = Buffer.from('PK\u0007\u0008');

  it.each<readonly [number, Buffer]>([
    [12, sizes([10, 20], 4)],
    [16, Buffer.concat([mark, sizes([10, 20], 4)])],
    [20, sizes([10, 20], 8)],
    [24, Buffer.concat([mark, sizes([10, 20], 8)])],
    [0, sizes([11, 20], 4)],
    [0, sizes([10, 21], 8)],
    [0, Buffer.concat([mark, Buffer.alloc(12)])],
    [0, sizes([10, 20], 4).subarray(1)],
    [0, sizes([10], 4)],
    [0, Buffer.alloc(0)],
  ])('ends with %s bytes that say the same as the directory', (length, behind) => {
    expect(descriptorLength(entryOf(open), behind)).toBe(length);
    expect(descriptorLength(entryOf(open), Buffer.concat([behind, Buffer.alloc(9)]))).toBe(length);
  });

  const endAt = (bytes: number) => Buffer.concat([mark, sizes([bytes, bytes], 4)]);
  const found = (content: Buffer, pieceBytes: number) => {
    const isEnd = earlyEndFinder();
    const pieces = Array.from({ length: Math.ceil(content.length / pieceBytes) }, (_none, at) =>
      content.subarray(at * pieceBytes, (at + 1) * pieceBytes),
    );
    return pieces.some((piece) => isEnd(piece));
  };

  it.each([1, 7, 12, 64, 1_000])(
    'has no end to others before its own, in pieces of %s bytes',
    (pieceBytes) => {
      const content = (end: number) =>
        Buffer.concat([Buffer.alloc(100, 'x'), endAt(end), Buffer.alloc(50, 'x')]);
      expect(found(content(100), pieceBytes)).toBe(true);
      expect(found(content(99), pieceBytes)).toBe(false);
      expect(found(Buffer.concat([content(7), content(266), content(5)]), pieceBytes)).toBe(true);
      expect(found(Buffer.alloc(100, 'PK'), pieceBytes)).toBe(false);
    },
  );
});

describe('[S9] the entries of an archive', () => {
  const region = (start: number, end: number, isFollowed = false) => ({ start, end, isFollowed });

  it('reach from their headers to the end of their packed content', () => {
    expect(regionOf(entryOf(plain), localOf(plain))).toEqual(region(100, 150));
    expect(regionOf(entryOf(plain), localOf({ ...plain, flags: sizesFollow }))).toEqual(
      region(100, 150, true),
    );
  });

  it.each([
    ['none at all', [], 0],
    ['one up to the directory', [region(0, 10)], 10],
    ['one behind the other', [region(0, 10), region(10, 30)], 30],
    ['listed in another order', [region(10, 30), region(0, 10)], 30],
    ['sizes that may follow and do not', [region(0, 10, true)], 10],
    ...[12, 16, 20, 24].map(
      (gap) => [`sizes of ${gap} bytes behind`, [region(0, 10, true)], 10 + gap] as const,
    ),
    ['sizes between two', [region(0, 10, true), region(26, 30)], 30],
  ])('fill it: %s', (_what, regions, directory) => {
    expect(fillArchive(regions, directory)).toBe(true);
  });

  it.each([
    ['something stands before the first', [region(1, 10)], 10],
    ['as much as sizes stands before the first', [region(16, 30)], 30],
    ['something stands before the directory', [region(0, 10)], 11],
    ['nothing but something else is in it', [], 5],
    ['the last reaches into the directory', [region(0, 10)], 9],
    ['two overlap', [region(0, 10), region(9, 30)], 30],
    ['something stands between two', [region(0, 10), region(11, 30)], 30],
    ['as much as sizes stands where none follow', [region(0, 10), region(26, 30)], 30],
    ['sizes follow another one', [region(0, 10, true), region(10, 30)], 46],
    ...[11, 13, 28].map((gap) => [`${gap} bytes are no sizes`, [region(0, 10, true)], 10 + gap] as const),
  ])('do not fill it where %s', (_what, regions, directory) => {
    expect(fillArchive(regions, directory)).toBe(false);
  });
});
