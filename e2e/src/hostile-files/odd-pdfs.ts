import { aPdf, samplePdf } from '@portal/platform/testing/sample-pdf';
import { bad, type CorpusFile, good, payload } from './hostile-file';

const ways = ['rc4', 'aes-128', 'aes-256'] as const;

/** Leading bytes that all readers accept. */
const before: Readonly<Record<string, Buffer>> = {
  'a line break': Buffer.from('\n'),
  blanks: Buffer.from(' \r\n\t'),
  'a byte order mark': Buffer.from('\ufeff'),
  'the head of an answer': Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'),
  'the language of a printer': Buffer.from('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'),
  '128 bytes of a Mac': Buffer.concat([Buffer.from('\0\x0acartel.pdf'), Buffer.alloc(116)]),
  '1,024 bytes': Buffer.alloc(1_024, ' '),
};

/** Polyglots. */
const another: Readonly<Record<string, string>> = {
  'a page': `<!doctype html><script>alert('${payload}')</script>`,
  'a tag': '<img src=x onerror=alert(1)>',
  'a program': 'MZ\x90\0',
  'a script': '#!/bin/sh\necho\n',
  'an archive': 'PK\x03\x04',
  'an archive behind a line break': '\nPK\x03\x04',
  'a picture': 'GIF89a',
  'PostScript behind blanks': '  %!PS-Adobe-3.0\n',
  '1,025 bytes': ' '.repeat(1_025),
};

/** With leading bytes or a password. */
export const oddPdfs = (): CorpusFile[] => [
  good('a line break before a PDF, as it came', 'carta.pdf', samplePdf('line-break-first')),
  ...Object.entries(before).map(([about, bytes]) =>
    good(`${about} before a PDF`, 'carta.pdf', Buffer.concat([bytes, aPdf()])),
  ),
  ...Object.entries(another).map(([about, text]) =>
    bad(`${about} before a PDF`, 'carta.pdf', Buffer.concat([Buffer.from(text, 'latin1'), aPdf()])),
  ),
  ...ways.flatMap((way) => [
    bad(`a PDF with a password (${way})`, 'carta.pdf', samplePdf(`password-${way}`), 'pdf_encrypted'),
    good(`a PDF that must not be printed (${way})`, 'carta.pdf', samplePdf(`owner-${way}`)),
  ]),
  good('a PDF that mentions encryption', 'carta.pdf', aPdf('/Encrypt 9 0 R')),
  good('a PDF with a picture of JPEG 2000', 'carta.pdf', samplePdf('jpeg-2000')),
  good('a PDF with a picture of JBIG2', 'carta.pdf', samplePdf('jbig2')),
];
