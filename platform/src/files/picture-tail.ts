/*
 * Where a picture ends, by its own account. What is attached behind that is of another kind: the file would be a
 * picture to one program and something else to the next one.
 */

const jpegStart = 0xffd8;
const jpegEnd = 0xd9;
const startOfScan = 0xda;

/** Where the next marker of a scan is: compressed data escapes 0xff, and restarts are part of it. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return -1;
}

/** Where the marker behind the one at `at` is. */
function afterSegment(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return -1;
  const next = at + 2 + bytes.readUInt16BE(at + 2);
  return bytes[at + 1] === startOfScan ? afterScan(bytes, next) : next;
}

function endOfJpeg(bytes: Buffer): number {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== jpegStart) return -1;
  for (let at = 2; at !== -1; at = afterSegment(bytes, at)) {
    if (bytes[at] === 0xff && bytes[at + 1] === jpegEnd) return at + 2;
  }
  return -1;
}

function endOfPng(bytes: Buffer): number {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return -1;
}

const endOfWebp = (bytes: Buffer): number =>
  bytes.length < 12 ? -1 : 8 + bytes.readUInt32LE(4) + (bytes.readUInt32LE(4) % 2);

const ends: Readonly<Record<string, (bytes: Buffer) => number>> = {
  jpg: endOfJpeg,
  png: endOfPng,
  webp: endOfWebp,
};

/** How files of other kinds begin: archives, documents, programs, pages. */
const otherKinds =
  /PK\x03\x04|PK\x05\x06|Rar!\x1a|7z\xbc\xaf|%PDF-|%!PS|\x7fELF|^MZ|#!\/|<\?php|<!doctype|<html|<script|<svg|<body|<iframe/i;

/** Whether something of another kind is attached to a picture; a camera's own notes, or padding, are not. */
export function hasForeignTail(bytes: Buffer, extension: string): boolean {
  const end = ends[extension]?.(bytes) ?? -1;
  return end !== -1 && end < bytes.length && otherKinds.test(bytes.toString('latin1', end));
}
