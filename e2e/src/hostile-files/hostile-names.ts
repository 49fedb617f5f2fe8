import { bad, type CorpusFile } from './hostile-file';
import { wholeFiles } from './good-files';

/** Equivalent pairs of content and extension, or valid archives. */
const akin: Readonly<Record<string, readonly string[]>> = {
  pdf: ['ai'],
  ai: ['pdf'],
  eps: ['ai'],
  zip: ['docx', 'xlsx', 'pptx'],
  docx: ['zip'],
  xlsx: ['zip'],
  pptx: ['zip'],
};

const programs: Readonly<Record<string, string>> = {
  exe: 'MZ\x90\0\x03\0\0\0 this program cannot be run',
  html: '<!doctype html><script>alert(1)</script>',
  js: 'fetch("https://evil.example")',
  php: '<?php system($_GET["x"]); ?>',
  sh: '#!/bin/sh\nrm -rf /\n',
  elf: '\x7fELF\x02\x01\x01',
  gif: 'GIF89a/*',
  rar: 'Rar!\x1a\x07\0',
  rar5: 'Rar!\x1a\x07\x01\0',
  '7z': '7z\xbc\xaf\x27\x1c',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  mov: '\0\0\0\x14ftypqt  \0\0\0\0qt  ',
  doc: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  text: 'solo texto',
};

const kinds = ['jpg', 'png', 'webp', 'pdf', 'zip', 'docx', 'mp4', 'psd', 'eps', 'svg'];

/** Content with another extension. */
export async function disguisedFiles(): Promise<CorpusFile[]> {
  const whole = await wholeFiles();
  const swapped = Object.entries(whole).flatMap(([kind, content]) =>
    kinds
      .filter((other) => other !== kind && !akin[kind]?.includes(other))
      .map((other) => bad(`${kind} as ${other}`, `cartel.${other}`, content)),
  );
  const disguised = Object.entries(programs).flatMap(([kind, text]) => {
    const content = Buffer.from(text, 'latin1');
    return [
      ...(kind === 'elf'
        ? []
        : [bad(`${kind} by its own name`, `cartel.${kind}`, content, 'file_type_refused')]),
      ...['jpg', 'pdf', 'zip', 'svg'].map((other) => bad(`${kind} as ${other}`, `cartel.${other}`, content)),
    ];
  });
  const empty = Object.keys(whole).map((kind) => bad(`an empty ${kind}`, `cartel.${kind}`, ''));
  return [...swapped, ...disguised, ...empty];
}

/** Misleading names. */
export async function lyingNames(): Promise<CorpusFile[]> {
  const { jpg, pdf } = await wholeFiles();
  const doubled = ['{}.html', '{}.svg.html', '{}.exe', '{}.', '{}::$DATA', '{}.php;', '{}%00.exe', '{}. .'];
  const hiding = [
    ['a null byte', 'cartel.{}\u0000.exe'],
    ['a null byte before the end', 'cartel.exe\u0000.{}'],
    ['text turned round', 'cartel\u202egnp.{}'],
    ['an isolate', 'cartel\u2066exe\u2069.{}'],
    ['no width', 'car\u200btel.{}'],
    ['a line break', 'cartel\nSet-Cookie: x.{}'],
    ['a bell', 'cartel\u0007.{}'],
    ['a byte order mark', '\ufeffcartel.{}'],
  ] as const;
  return [['jpg', jpg as Buffer] as const, ['pdf', pdf as Buffer] as const].flatMap(([kind, content]) => [
    ...doubled.map((name) =>
      bad(`double extension ${name}`, `cartel.${name.replace('{}', kind)}`, content, 'file_type_refused'),
    ),
    ...hiding.map(([about, name]) => bad(about, name.replace('{}', kind), content, 'file_name_refused')),
    bad('no extension', 'cartel', content, 'file_type_refused'),
    bad('a folder', `cartel.${kind}/`, content, 'file_name_refused'),
    bad('nothing but dots', '...', content, 'file_name_refused'),
  ]);
}
