import { crc32 } from 'node:zlib';
import { bareEntry, deflated, entryOf, handMade, type Part } from './hand-made-archive';
import { bad, type CorpusFile, good } from './hostile-file';

const plain: Part = { name: 'a.txt', content: 'hola '.repeat(100) };
const second: Part = { name: 'b.txt', content: 'adiós' };
const evil = '../../evil.txt';
const hidden = bareEntry(evil, 'mala');
const [encrypted, sizesFollow, utf8] = [1, 8, 0x800];

/** Sizes and digest behind the content, as packers write them that do not know them before. */
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

/** The field of a header with a name in UTF-8 besides the one that is there. */
function secondName(name: string, beside: string): Buffer {
  const data = Buffer.alloc(5);
  data[0] = 1;
  data.writeUInt32LE(crc32(Buffer.from(beside)), 1);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(0x7075);
  head.writeUInt16LE(data.length + Buffer.byteLength(name), 2);
  return Buffer.concat([head, data, Buffer.from(name)]);
}

/** Both entries stand at the same place: the second one in the content of the first. */
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
  'another size in its own header': handMade([{ ...plain, local: { size: 7 } }]),
  'another packed size in its own header': handMade([{ ...plain, local: { packed: 7 } }]),
  'another digest in its own header': handMade([{ ...plain, local: { crc: 7 } }]),
  'another method in its own header': handMade([{ ...plain, local: { method: 0 } }]),
  'encrypted by its own header': handMade([{ ...plain, local: { flags: encrypted } }]),
  'another alphabet in its own header': handMade([{ ...plain, local: { flags: utf8 } }]),
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

/** Archives that are one thing to who reads them from the start, and another to who reads the directory at the end. */
export const ambiguousArchives = (): CorpusFile[] =>
  Object.entries(otherwise).flatMap(([about, content]) => [
    bad(`archive: ${about}`, 'carteles.zip', content),
    bad(`archive as slides: ${about}`, 'carteles.pptx', content),
  ]);

/** Archives as honest packers make them, each in its own way. */
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
    'with a hint of its compression': handMade([
      { ...plain, local: { flags: 2, method: deflated }, directory: { flags: 0 } },
    ]),
  };
  return Object.entries(archives).map(([about, content]) =>
    good(`archive ${about}`, 'carteles.zip', content),
  );
};
