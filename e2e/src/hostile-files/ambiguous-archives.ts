import { crc32 } from 'node:zlib';
import { bareEntry, deflated, entryOf, handMade, type Part } from './hand-made-archive';
import { bad, type CorpusFile, good } from './hostile-file';

const plain: Part = { name: 'a.txt', content: 'hola '.repeat(100) };
const second: Part = { name: 'b.txt', content: 'adiós' };
const evil = '../../evil.txt';
const hidden = bareEntry(evil, 'mala');
const encrypted = 1;
const sizesFollow = 8;
const utf8 = 0x800;

/** Data descriptor: sizes and digest after the content. */
function descriptorOf({ name, content }: Part, signed: boolean): Buffer {
  const { crc, packed, size } = entryOf(name, content).header;
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc);
  sizes.writeUInt32LE(packed, 4);
  sizes.writeUInt32LE(size, 8);
  return signed ? Buffer.concat([Buffer.from('PK\u0007\u0008'), sizes]) : sizes;
}

const unknown = { crc: 0, packed: 0, size: 0, flags: sizesFollow };
const streamed = (part: Part, signed: boolean): Part => ({
  ...part,
  local: unknown,
  directory: { flags: sizesFollow },
  behind: descriptorOf(part, signed),
});

/** Extra field with another UTF-8 name. */
function secondName(name: string, beside: string): Buffer {
  const data = Buffer.alloc(5);
  data[0] = 1;
  data.writeUInt32LE(crc32(Buffer.from(beside)), 1);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(0x7075);
  head.writeUInt16LE(data.length + Buffer.byteLength(name), 2);
  return Buffer.concat([head, data, Buffer.from(name)]);
}

function uncompressed(content: Buffer): Pick<Part, 'attached' | 'local' | 'directory'> {
  const header = { method: 0, packed: content.length, size: content.length, crc: crc32(content) };
  return { attached: content, local: header, directory: header };
}

function descriptorAt(content: Buffer): Buffer {
  const sizes = Buffer.from('PK\u0007\u0008____________', 'latin1');
  sizes.writeUInt32LE(crc32(content), 4);
  sizes.writeUInt32LE(content.length, 8);
  sizes.writeUInt32LE(content.length, 12);
  return sizes;
}

/** Length in the descriptor and directory only. */
function openEnded(content: Buffer): Part {
  const { attached, directory } = uncompressed(content);
  return {
    name: 'a.txt',
    content: '',
    attached,
    local: { ...unknown, method: 0 },
    directory: { ...directory, flags: sizesFollow },
    behind: descriptorAt(content),
  };
}

/** The second entry is inside the first one's content. */
function overlapping(): Buffer {
  const inner = bareEntry('b.txt', 'adiós');
  const size = { packed: inner.length, size: inner.length, method: 0, crc: crc32(inner) };
  const outer = handMade([{ name: 'a.bin', content: '', local: size, directory: size, attached: inner }]);
  const first = { name: 'a.bin', content: '', local: size, directory: size, attached: inner };
  return handMade([first, { ...second, at: outer.indexOf(inner) }]);
}

const otherwise: Readonly<Record<string, Buffer>> = {
  'another name in its own header': handMade([{ ...plain, local: { name: evil } }]),
  'another name of the same length': handMade([{ ...plain, local: { name: '../ab' } }]),
  'another second name in its own header': handMade([
    { ...plain, local: { extra: secondName(evil, 'a.txt') } },
  ]),
  'a second name that leads out': handMade([
    {
      ...plain,
      local: { extra: secondName(evil, 'a.txt') },
      directory: { extra: secondName(evil, 'a.txt') },
    },
  ]),
  'a first name that leads out beside a second': handMade([
    {
      ...plain,
      name: evil,
      local: { extra: secondName('a.txt', evil) },
      directory: { extra: secondName('a.txt', evil) },
    },
  ]),
  'another size in its own header': handMade([{ ...plain, local: { size: 7 } }]),
  'another packed size in its own header': handMade([{ ...plain, local: { packed: 7 } }]),
  'another digest in its own header': handMade([{ ...plain, local: { crc: 7 } }]),
  'another method in its own header': handMade([{ ...plain, local: { method: 0 } }]),
  'encrypted by its own header': handMade([{ ...plain, local: { flags: encrypted } }]),
  'sizes that follow by its own header alone': handMade([{ ...plain, local: { flags: sizesFollow } }]),
  'a wrong digest': handMade([{ ...plain, local: { crc: 7 }, directory: { crc: 7 } }]),
  'an entry before the first': handMade([{ ...plain, before: hidden }]),
  'an entry behind the last': handMade([plain, { ...second, behind: hidden }]),
  'an entry between two': handMade([{ ...plain, behind: hidden }, second]),
  'an entry behind the content of another': handMade([{ ...plain, attached: hidden }]),
  'an entry in the place of sizes': handMade([
    { ...streamed(plain, true), behind: Buffer.concat([descriptorOf(plain, true), hidden]) },
    second,
  ]),
  'content without an end': handMade([
    {
      name: 'a.txt',
      content: '',
      attached: Buffer.from('hola'),
      local: { ...unknown, method: 0 },
      directory: { flags: sizesFollow, method: 0, packed: 4, size: 4, crc: crc32('hola') },
      behind: Buffer.alloc(16),
    },
  ]),
  'two entries in one place': overlapping(),
  'a second end in its comment': handMade([plain], handMade([second])),
  'the same entry twice under two names': handMade([plain, { ...second, at: 0 }]),
};

/** Offsets in the end record: 10 counts entries, 12 directory length, 16 directory offset. */
function endingOtherwise(at: 10 | 12 | 16, change: number): Buffer {
  const archive = handMade([plain, second]);
  const end = archive.length - 22 + at;
  archive.writeUInt16LE(archive.readUInt16LE(end) + change, end);
  return archive;
}

/** ZIP64 end; other readers take the record before the locator. */
function largeEnds(archive: Buffer, { count = 0, bytes = 0, at = BigInt(archive.length - 22) } = {}): Buffer {
  const end = archive.length - 22;
  const entries = archive.readUInt16LE(end + 10);
  const directoryBytes = archive.readUInt32LE(end + 12);
  const directory = archive.readUInt32LE(end + 16);
  const record = Buffer.alloc(76);
  record.write('PK\u0006\u0006', 0, 'latin1');
  record.writeUInt32LE(44, 4);
  record.writeUInt32LE(entries + count, 24);
  record.writeUInt32LE(entries + count, 32);
  record.writeUInt32LE(directoryBytes + bytes, 40);
  record.writeUInt32LE(directory, 48);
  record.write('PK\u0006\u0007', 56, 'latin1');
  record.writeBigUInt64LE(at, 64);
  record.writeUInt32LE(1, 72);
  return Buffer.concat([archive.subarray(0, end), record, archive.subarray(end)]);
}

/** The locator points into content. */
function largeEndElsewhere(): Buffer {
  const holding = (content: Buffer) => handMade([{ name: 'a.bin', content: '', ...uncompressed(content) }]);
  const record = largeEnds(holding(Buffer.alloc(56))).subarray(-98, -42);
  const archive = holding(record);
  return largeEnds(archive, { at: BigInt(archive.indexOf(record)), bytes: -1 });
}

const endless: Readonly<Record<string, Buffer>> = {
  'another one behind it': Buffer.concat([handMade([plain]), handMade([second])]),
  'a directory behind it': Buffer.concat([handMade([plain]), handMade([second]).subarray(-80)]),
  'an entry behind its end': Buffer.concat([handMade([plain]), hidden]),
  'more than 64 KiB behind it': Buffer.concat([handMade([plain]), Buffer.alloc(65_537)]),
  'a directory that its end makes shorter': endingOtherwise(12, -51),
  'a directory that its end makes longer': endingOtherwise(12, 1),
  'fewer entries by its end': endingOtherwise(10, -1),
  'a directory elsewhere by its end': endingOtherwise(16, 1),
  'a large end that counts otherwise': largeEnds(handMade([plain]), { count: 1 }),
  'a large end with a shorter directory': largeEnds(handMade([plain]), { bytes: -1 }),
  'a large end that is elsewhere': largeEndElsewhere(),
  'a large end beyond every file': largeEnds(handMade([plain]), { at: 2n ** 64n - 1n }),
  'an end of content in content': handMade([
    openEnded(Buffer.concat([hidden, descriptorAt(hidden), hidden])),
  ]),
  'no sizes behind open content': handMade([{ ...openEnded(Buffer.from('hola')), behind: Buffer.alloc(0) }]),
  'other sizes behind open content': handMade([
    { ...openEnded(Buffer.from('hola')), behind: Buffer.alloc(16, 4) },
  ]),
};

/** Read differently from the start and from the directory. */
export const ambiguousArchives = (): CorpusFile[] =>
  Object.entries({ ...otherwise, ...endless }).flatMap(([about, content]) => [
    bad(`archive: ${about}`, 'carteles.zip', content),
    bad(`archive as slides: ${about}`, 'carteles.pptx', content),
  ]);

/** Valid, by various packers. */
export const honestArchives = (): CorpusFile[] => {
  const empty = { crc: 0, packed: 0, size: 0, method: 0 };
  const large = Buffer.alloc(20);
  large.writeUInt16LE(1);
  large.writeUInt16LE(16, 2);
  const { packed, size } = entryOf(plain.name, plain.content).header;
  large.writeBigUInt64LE(BigInt(size), 4);
  large.writeBigUInt64LE(BigInt(packed), 12);
  const inExtra = 0xffffffff;
  const archives: Readonly<Record<string, Buffer>> = {
    'made by hand': handMade([plain, second]),
    'with sizes that follow': handMade([streamed(plain, true), streamed(second, true)]),
    'with sizes that follow without a mark': handMade([streamed(plain, false), second]),
    'with sizes of eight bytes': handMade([
      { ...plain, local: { packed: inExtra, size: inExtra, extra: large } },
    ]),
    'with a comment': handMade([plain], Buffer.from('c0ffee: carteles')),
    'with a second name': handMade([
      {
        ...plain,
        local: { extra: secondName('ñ.txt', 'a.txt') },
        directory: { extra: secondName('ñ.txt', 'a.txt') },
      },
    ]),
    'with a time in its own header only': handMade([
      { ...plain, local: { extra: Buffer.from('UT\u0005\u0000\u0001aaaa') } },
    ]),
    'with a folder': handMade([{ name: 'carteles/', content: '', local: empty, directory: empty }]),
    'whose name is UTF-8 by the directory alone': handMade([{ ...plain, directory: { flags: utf8 } }]),
    'whose name is UTF-8 by its own header alone': handMade([{ ...plain, local: { flags: utf8 } }]),
    'with sizes behind plain content': handMade([openEnded(Buffer.from('hola')), second]),
    'with a document that has ends of its own': handMade([openEnded(handMade([streamed(plain, true)]))]),
    'with backslashes': handMade([{ ...plain, name: 'fotos\\a.txt' }]),
    'of a Mac': handMade([plain, { ...second, name: '__MACOSX/._a.txt' }, { ...second, name: '.DS_Store' }]),
    'with a large end': largeEnds(handMade([plain])),
    'with a stray byte behind it': Buffer.concat([handMade([plain]), Buffer.from('\n')]),
    'with 64 KiB behind it': Buffer.concat([
      handMade([plain], Buffer.from('carteles')),
      Buffer.alloc(65_536),
    ]),
    'with a hint of its compression': handMade([
      { ...plain, local: { flags: 2, method: deflated }, directory: { flags: 0 } },
    ]),
  };
  return Object.entries(archives).map(([about, content]) =>
    good(`archive ${about}`, 'carteles.zip', content),
  );
};
