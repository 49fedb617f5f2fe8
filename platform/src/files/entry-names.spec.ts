import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { isArchive, isShadow, leadsOut, nameOf } from './entry-names';

const bytes = (text: string) => Buffer.from(text, 'latin1');
function unicodeField(name: string | Buffer, beside: Buffer, { version = 1, digest = crc32(beside) } = {}) {
  const head = Buffer.alloc(5, version);
  head.writeUInt32LE(digest, 1);
  return Buffer.concat([head, Buffer.from(name as string)]);
}

describe('the name of an entry', () => {
  it.each([
    ['São João 1.pdf', 'S\xc6o Jo\xc6o 1.pdf'],
    ['Ávila 2.pdf', '\xb5vila 2.pdf'],
    ['Informes de mayo/Logroño/Ñu.pdf', 'Informes de mayo/Logro\xa4o/\xa5u.pdf'],
    ['Relatórios/Ações e opções/Évora.pdf', 'Relat\xa2rios/A\x87\xe4es e op\x87\xe4es/\x90vora.pdf'],
    ['Àrea·l·l, ÒÚÍÓÕÂÊÔ.pdf', '\xb7rea\xfal\xfal, \xe3\xe9\xd6\xe0\xe5\xb6\xd2\xe2.pdf'],
    ['1.ª edición nº 2 10×15.pdf', '1.\xa6 edici\xa2n n\xa7 2 10\x9e15.pdf'],
  ])('is read by code page 850: %s', (name, written) => {
    expect(nameOf(bytes(written), null)).toBe(name);
  });

  it.each([
    ['x ≥ 2, ε τ ∞.pdf', 'x \xf2 2, \xee \xe7 \xec.pdf'],
    ['√4 ≡ 2.pdf', '\xfb4 \xf0 2.pdf'],
  ])('is read by code page 437 where 850 gives implausible characters: %s', (name, written) => {
    expect(nameOf(bytes(written), null)).toBe(name);
  });

  it.each([
    ['Òmnium.pdf', '\xe3mnium.pdf'],
    ['Øresund.pdf', '\x9dresund.pdf'],
  ])('is read by code page 850 where both are plausible: %s', (name, written) => {
    expect(nameOf(bytes(written), null)).toBe(name);
  });

  it.each(['São João 1.pdf', '直樹.pdf', '👩‍🍳 receta.jpg', 'plain.pdf', 'Ávila.pdf'])(
    'is UTF-8 where it can be, flagged or not: %s',
    (name) => expect(nameOf(Buffer.from(name), null)).toBe(name),
  );

  it('is that of the Unicode Path field first, if that is for the name beside it', () => {
    const raw = bytes('_15 \xb5vila.pdf');
    expect(nameOf(raw, unicodeField('€15 Ávila.pdf', raw))).toBe('€15 Ávila.pdf');
    const others = [
      unicodeField('€15 Ávila.pdf', raw, { digest: 7 }),
      unicodeField('€15 Ávila.pdf', raw, { version: 2 }),
      unicodeField(bytes('\xb5vila.pdf'), raw),
      unicodeField('', raw),
      Buffer.alloc(3),
    ];
    expect(others.map((field) => nameOf(raw, field))).toEqual(others.map(() => '_15 Ávila.pdf'));
  });

  it('[S9] has slashes for backslashes, in every alphabet, and leads out by either', () => {
    expect(nameOf(bytes('informes\\a\\101.pdf'), null)).toBe('informes/a/101.pdf');
    expect(nameOf(bytes('mar\x87o\\\xb5vila.pdf'), null)).toBe('março/Ávila.pdf');
    const raw = bytes('a.pdf');
    expect(nameOf(raw, unicodeField('mes\\á.pdf', raw))).toBe('mes/á.pdf');
    const hostile = ['..\\a', 'a\\..\\b', '\\a', '\\\\server\\a', 'C:\\a', 'c:a', '../a', '/a', 'a/..', '..'];
    expect(hostile.map((name) => [name, leadsOut(name)])).toEqual(hostile.map((name) => [name, true]));
    expect(['a..b/c', '...', 'ab:c', 'a/b/c.pdf'].map(leadsOut)).toEqual([false, false, false, false]);
  });

  it('[S9] is that of an archive by its last extension alone', () => {
    const archives = ['a.zip', 'a/b.RAR', 'a.pdf.7z', 'a.Z01', 'a.tar.gz'];
    expect(archives.filter(isArchive)).toEqual(archives);
    expect(['a.zip.pdf', 'a.zipped', 'zip', 'azip', 'a.zip/b.pdf', 'a.z1'].filter(isArchive)).toEqual([]);
  });

  it.each([
    ...[
      '.DS_Store',
      'a/.DS_Store',
      '._101.pdf',
      'a/._101.pdf',
      '__MACOSX/',
      '__MACOSX/a/._b',
      'a/__MACOSX/b.pdf',
    ],
    ...['Thumbs.db', 'a\\thumbs.db', 'ehthumbs.db', 'desktop.ini', 'a/Desktop.ini', 'Icon\r', '.localized'],
    ...['.Trashes/501/a.pdf', '.fseventsd/0000', '.Spotlight-V100/Store', '.AppleDouble/101.pdf'],
  ])('is that of what a system packs beside files: %j', (name) => {
    expect(isShadow(name)).toBe(true);
  });

  it.each([
    '101.pdf',
    'DS_Store',
    'a._b.pdf',
    '_101.pdf',
    '.pdf',
    'MACOSX/1.pdf',
    'mi desktop.ini.pdf',
    'desktop.ini.pdf',
    '.DS_Store informe.pdf',
    'copia de __MACOSX/1.pdf',
    '__MACOSX 2026/1.pdf',
    'Icon.pdf',
  ])('is that of a file: %j', (name) => expect(isShadow(name)).toBe(false));
});
