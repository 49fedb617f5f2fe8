import { aDocument, anArchive, aPhoto } from './good-files';
import { bad, type CorpusFile } from './hostile-file';

const replaced = (archive: Buffer, from: string, to: string): Buffer =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');

/** Offset of the first directory record. */
const directoryOf = (archive: Buffer): number => archive.indexOf('PK\x01\x02', 0, 'latin1');

function changed(archive: Buffer, change: (copy: Buffer, directory: number) => void): Buffer {
  const copy = Buffer.from(archive);
  change(copy, directoryOf(copy));
  return copy;
}

/** Another compression method in both headers. */
const methodChanged = (archive: Buffer, method: number): Buffer =>
  changed(archive, (copy, at) => {
    copy.writeUInt16LE(method, 8);
    copy.writeUInt16LE(method, at + 10);
  });

/** With an arbitrary name. */
const named = async (name: string) =>
  replaced(
    await anArchive({ ['x'.repeat(Buffer.byteLength(name))]: 'hola' }),
    'x'.repeat(Buffer.byteLength(name)),
    name,
  );

/** Path traversal, lies and bombs, as archives and documents. */
export async function hostileArchives(): Promise<CorpusFile[]> {
  const plain = await anArchive({ 'a.txt': 'hola '.repeat(100) });
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`${n}.txt`, '']));
  const archives: Readonly<Record<string, Buffer>> = {
    'out of its folder': await named('../../../evil.txt'),
    'out of its folder, further in': await named('a/../../evil.txt'),
    'from the root': await named('/etc/passwd'),
    'a drive': await named('C:/evil.txt'),
    backslashes: await named('..\\..\\evil.txt'),
    'backslashes, further in': await named('a\\..\\..\\evil.txt'),
    'from the root of a drive': await named('\\evil.txt'),
    'another computer': await named('\\\\server\\evil.txt'),
    'twice the same name, by another slash': replaced(
      await anArchive({ 'a/b.txt': 'x', 'a-b.txt': 'y' }),
      'a-b.txt',
      'a\\b.txt',
    ),
    'a null byte': await named('a.txt\0.exe'),
    'a link': changed(plain, (copy, at) => copy.writeUInt32LE((0o120777 << 16) >>> 0, at + 38)),
    encrypted: changed(plain, (copy, at) => copy.writeUInt16LE(1, at + 8)),
    'another archive': await anArchive({ 'a.zip': plain }),
    'another archive, further in': await anArchive({ 'fotos/b.RAR': 'Rar!' }),
    'twice the same name': replaced(await anArchive({ 'a.txt': 'x', 'b.txt': 'y' }), 'b.txt', 'a.txt'),
    'a bomb': await anArchive({ 'ceros.bin': Buffer.alloc(4 * 1024 * 1024) }),
    'a size that is too small': changed(plain, (copy, at) => copy.writeUInt32LE(7, at + 24)),
    'a size that is too large': changed(plain, (copy, at) => copy.writeUInt32LE(9_000, at + 24)),
    'four gigabytes': changed(plain, (copy, at) => copy.writeUInt32LE(0xfffffffe, at + 24)),
    'an unknown method': changed(plain, (copy, at) => copy.writeUInt16LE(99, at + 10)),
    'broken content': changed(plain, (copy) => copy.fill(0xee, 36, 44)),
    'cut off': plain.subarray(0, plain.length - 30),
    'only its head': plain.subarray(0, 20),
    'several volumes': changed(plain, (copy) =>
      copy.writeUInt16LE(3, copy.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 4),
    ),
    'ten thousand entries': await anArchive(many),
  };
  const documents = [
    bad(
      'a document with macros',
      'carta.docx',
      await aDocument('word/document.xml', { 'word/vbaProject.bin': 'x' }),
    ),
    bad('a sheet with macros', 'hoja.xlsx', await aDocument('xl/workbook.xml', { 'xl/vbaProject.bin': 'x' })),
    bad('a document without its main part', 'carta.docx', await aDocument('word/other.xml')),
    bad('an archive as a document', 'carta.docx', await anArchive({ 'a.png': await aPhoto('png', 9, 9) })),
    bad('a sheet as a document', 'carta.docx', await aDocument('xl/workbook.xml')),
  ];
  const unread = methodChanged(plain, 14);
  return [
    ...['carteles.zip', 'carteles.pptx', 'carteles.xlsx'].map((name) =>
      bad(`packed by LZMA: ${name}`, name, unread, 'archive_method_refused'),
    ),
    ...Object.entries(archives).flatMap(([about, content]) => [
      bad(`archive: ${about}`, 'carteles.zip', content),
      bad(`archive as slides: ${about}`, 'carteles.pptx', content),
    ]),
    ...documents,
  ];
}
