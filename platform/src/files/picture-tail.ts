import { yieldToOthers } from '../program/in-pieces';

/*
 * Where a picture ends, by its own account. What is attached behind that is of another kind: the file would be a
 * picture to one program and something else to the next one.
 */

const jpegStart = 0xffd8;
const jpegEnd = 0xd9;
const startOfScan = 0xda;

/** Walks through a picture step by step: one that is made for it has a hundred million. */
type Walk = Generator<undefined, number>;

/** Where the next marker of a scan is: compressed data escapes 0xff, and restarts are part of it. */
function* afterScan(bytes: Buffer, from: number): Walk {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
    yield;
  }
  return -1;
}

/** Where the marker behind the one at `at` is. */
function* afterSegment(bytes: Buffer, at: number): Walk {
  yield;
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return -1;
  const next = at + 2 + bytes.readUInt16BE(at + 2);
  return bytes[at + 1] === startOfScan ? yield* afterScan(bytes, next) : next;
}

function* endOfJpeg(bytes: Buffer): Walk {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== jpegStart) return -1;
  for (let at = 2; at !== -1; at = yield* afterSegment(bytes, at)) {
    if (bytes[at] === 0xff && bytes[at + 1] === jpegEnd) return at + 2;
  }
  return -1;
}

function* endOfPng(bytes: Buffer): Walk {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
    yield;
  }
  return -1;
}

function* endOfWebp(bytes: Buffer): Walk {
  yield;
  return bytes.length < 12 ? -1 : 8 + bytes.readUInt32LE(4) + (bytes.readUInt32LE(4) % 2);
}

const ends: Readonly<Record<string, (bytes: Buffer) => Walk>> = {
  jpg: endOfJpeg,
  png: endOfPng,
  webp: endOfWebp,
};

/** They take a few milliseconds. */
const stepsPerTurn = 100_000;

async function endOf(bytes: Buffer, extension: string): Promise<number> {
  const walk = ends[extension]?.(bytes);
  if (walk === undefined) return -1;
  for (let steps = 1; ; steps += 1) {
    const { done, value } = walk.next();
    if (done === true) return value;
    if (steps % stepsPerTurn === 0) await yieldToOthers();
  }
}

/** How files of other kinds begin: archives, documents, programs, pages. */
const otherKinds =
  /PK\x03\x04|PK\x05\x06|Rar!\x1a|7z\xbc\xaf|%PDF-|%!PS|\x7fELF|#!\/|<\?php|<!doctype|<html|<script|<svg|<body|<iframe/i;
/** Too short to be looked for anywhere but at the very beginning. */
const programForWindows = 'MZ';

/** Bytes of the tail that are read before other work runs. */
const pieceBytes = 1024 * 1024;
/** Longer than any beginning of another kind: what lies across two pieces is found in the second. */
const overlap = 16;

/** Whether foreign content follows a picture; camera data and padding are fine. Yields to other work meanwhile. */
export async function hasForeignTail(bytes: Buffer, extension: string): Promise<boolean> {
  const end = await endOf(bytes, extension);
  if (end === -1) return false;
  if (bytes.toString('latin1', end, end + 2) === programForWindows) return true;
  for (let at = end; at < bytes.length; at += pieceBytes) {
    if (otherKinds.test(bytes.toString('latin1', at, at + pieceBytes + overlap))) return true;
    await yieldToOthers();
  }
  return false;
}
